import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { hasAction, whyNotExchanged } from "#machines/orders/order-change/order-change.rules.ts"
import { hasUnreservedItems } from "#machines/orders/order-change/reserved-items.rules.ts"
import { StepSection } from "#ui/guided-layout.tsx"
import { AddItems } from "./add-items.tsx"
import { type AddedPrice, AddedPriceCard, givenPrice } from "./added-price.tsx"
import { CarriedPromotions } from "./carried-promotions.tsx"
import { ChangeLayout } from "./change-layout.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { ChangeShipping } from "./change-shipping.tsx"
import { EditLines, isAddedItem } from "./edit-lines.tsx"
import { ReturnItemPicker, returnableQuantity } from "./return-item-picker.tsx"
import { ReturnLocation } from "./return-location.tsx"
import { useShippingNeeded } from "./use-shipping-needed.ts"

/** Exchange: returned and new items with their shipping; the difference is paid or refunded. */
export function Exchange(change: ChangeProps) {
  const { snapshot, send, order, preview, money } = change
  const t = useTranslations("admin.exchange")
  const tb = useTranslations("admin.returnItems")
  const tc = useTranslations("admin.orderChange")
  const hasReturns = hasAction(preview, "RETURN_ITEM")
  const hasOutbound = hasAction(preview, "ITEM_ADD")
  const shippingNeeded = useShippingNeeded(preview)
  const [price, setPrice] = useState<AddedPrice>("charged")
  // Without items to return, there is nothing to choose.
  const isPossible = hasReturns || hasOutbound || preview.items.some((item) => returnableQuantity(item) > 0)
  return (
    <ChangeLayout
      {...change}
      title={t("title", { number: String(order.display_id) })}
      steps={[
        { id: "back", label: tb("title"), isDone: hasReturns },
        { id: "out", label: t("out"), isDone: hasOutbound },
        { id: "confirm", label: tc("happens.title") },
      ]}
      confirm={t("confirm")}
      changesItems
      notYet={whyNotExchanged(preview) ?? shippingNeeded}
      consequence={t(hasUnreservedItems(preview) ? "consequenceUnreserved" : "consequence")}
    >
      <StepSection id="back">
        <ReturnItemPicker preview={preview} money={money} send={send} />
        {isPossible && <ReturnLocation snapshot={snapshot} preview={preview} send={send} />}
        {hasReturns && <ChangeShipping change={change} side="inbound" title={tb("shipping")} />}
      </StepSection>
      {isPossible && (
        <StepSection id="out">
          <EditLines change={change} title={t("out")} items={preview.items.filter(isAddedItem)} />
          <CarriedPromotions order={order} preview={preview} send={send} />
          <AddedPriceCard preview={preview} value={price} choices={["charged", "same"]} onChange={setPrice} />
          <AddItems change={change} title={t("add")} givenPrice={givenPrice(preview, price)} />
          <ChangeShipping change={change} side="outbound" title={t("shipping")} />
        </StepSection>
      )}
    </ChangeLayout>
  )
}
