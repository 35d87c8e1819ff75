import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, isZeroMoney } from "#lib/money.ts"
import { isFreeAndRefunded } from "#machines/orders/order-change/even-swap.rules.ts"
import {
  claimedAmount,
  hasAction,
  openChange,
  whyNotClaimed,
} from "#machines/orders/order-change/order-change.rules.ts"
import { hasUnreservedItems } from "#machines/orders/order-change/reserved-items.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { StepSection } from "#ui/guided-layout.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { AddItems } from "./add-items.tsx"
import { type AddedPrice, AddedPriceCard, givenPrice } from "./added-price.tsx"
import { CarriedPromotions } from "./carried-promotions.tsx"
import { ChangeLayout } from "./change-layout.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { ChangeShipping } from "./change-shipping.tsx"
import { ClaimLines } from "./claim-lines.tsx"
import { EditLines, isAddedItem } from "./edit-lines.tsx"
import { ReturnItemPicker } from "./return-item-picker.tsx"
import { ReturnLocation } from "./return-location.tsx"
import { useShippingNeeded } from "./use-shipping-needed.ts"

interface ClaimProps extends ChangeProps {
  /** Type of a started claim, from the server. */
  type: "refund" | "replace" | undefined
}

/** Claim: claimed items, items to return, and replacements. */
export function Claim({ type: known, ...change }: ClaimProps) {
  const { snapshot, send, order, preview, money } = change
  const t = useTranslations("admin.claim")
  const tb = useTranslations("admin.returnItems")
  const tc = useTranslations("admin.orderChange")
  const type = known ?? snapshot.context.startOptions.claimType ?? "refund"
  const hasStarted = openChange(preview) !== null
  const notYet = whyNotClaimed(preview)
  const isClaimed = notYet === undefined
  const shippingNeeded = useShippingNeeded(preview)
  const hasReplacements = hasAction(preview, "ITEM_ADD")
  const noReplacement = type === "replace" && !hasReplacements ? "noItemsOut" : undefined
  const hasReturns = hasAction(preview, "RETURN_ITEM")
  const { currency } = money
  const locale = useLocale()
  const [chosen, setPrice] = useState<AddedPrice>()
  // A free replacement of an item that comes back would also refund it.
  const price = chosen ?? (hasReturns ? "same" : "free")
  const claimed = claimedAmount(preview)
  const isRefundedLater = type === "refund" && !isZeroMoney(claimed, currency) && isZeroMoney(money.due, currency)
  return (
    <ChangeLayout
      {...change}
      title={t("title", { number: String(order.display_id) })}
      steps={[
        { id: "type", label: t("type.label"), isDone: hasStarted },
        { id: "items", label: t("items"), isDone: isClaimed },
        { id: "back", label: tb("title"), isDone: hasReturns },
        ...(type === "replace" ? [{ id: "out", label: t("out"), isDone: hasReplacements }] : []),
        { id: "confirm", label: tc("happens.title") },
      ]}
      confirm={t("confirm")}
      changesItems={type === "replace"}
      notYet={notYet ?? noReplacement ?? shippingNeeded}
      {...(isRefundedLater ? { paymentNote: t("refundNote", { amount: formatMoney(claimed, currency, locale) }) } : {})}
      consequence={t(`consequence.${hasUnreservedItems(preview) ? "unreserved" : type}`)}
    >
      <StepSection id="type">
        <Card title={t("type.label")}>
          <RadioCards
            legend={t("type.label")}
            legendHidden
            columns={2}
            value={type}
            onChange={(claimType) => send({ type: "startOptions.set", startOptions: { claimType } })}
            options={(["refund", "replace"] as const).map((value) => ({
              value,
              label: t(`type.${value}`),
              description: t(`type.${value}Hint`),
              disabledReason: hasStarted && value !== type ? t("type.fixed") : undefined,
            }))}
          />
        </Card>
      </StepSection>
      <StepSection id="items">
        <ClaimLines preview={preview} money={money} send={send} />
      </StepSection>
      <StepSection id="back">
        <ReturnItemPicker preview={preview} money={money} send={send} />
        <ReturnLocation snapshot={snapshot} preview={preview} send={send} />
        {hasReturns && <ChangeShipping change={change} side="inbound" title={tb("shipping")} />}
      </StepSection>
      {type === "replace" && (
        <StepSection id="out">
          <EditLines change={change} title={t("out")} items={preview.items.filter(isAddedItem)} />
          <CarriedPromotions order={order} preview={preview} send={send} />
          <AddedPriceCard preview={preview} value={price} choices={["free", "same", "charged"]} onChange={setPrice} />
          {isFreeAndRefunded(preview, money.due, currency) && (
            <Banner
              tone="waiting"
              title={t("freeAndRefunded", { amount: formatMoney(-money.due, currency, locale) })}
              announce
            >
              {t("freeAndRefundedText")}
            </Banner>
          )}
          <AddItems change={change} title={t("add")} givenPrice={givenPrice(preview, price)} />
          <ChangeShipping
            change={change}
            side="outbound"
            title={t("shipping")}
            {...(price === "charged" ? {} : { amount: 0 })}
          />
        </StepSection>
      )}
    </ChangeLayout>
  )
}
