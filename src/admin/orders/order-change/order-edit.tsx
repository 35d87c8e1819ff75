import { useTranslations } from "#lib/i18n.tsx"
import { countChanges, openChange, whyNotRequested } from "#machines/orders/order-change/order-change.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { SecondaryButton, StepSection } from "#ui/guided-layout.tsx"
import { CarriedPromotions } from "./carried-promotions.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { ChangeShipping } from "./change-shipping.tsx"
import { LineEdit } from "./line-edit.tsx"

/** Edits an order's items and shipping methods; customer approval can be requested first. */
export function OrderEdit(change: ChangeProps) {
  const { order, preview, send } = change
  const t = useTranslations("admin.orderEdit")
  const tc = useTranslations("admin.orderChange")
  const isRequested = openChange(preview)?.status === "requested"
  const notAsk = whyNotRequested(preview)
  return (
    <LineEdit
      change={change}
      title={t("title", { number: String(order.display_id) })}
      items={t("items")}
      confirm={t("confirm", { count: countChanges(preview) })}
      consequence={t("stock")}
      secondary={
        <SecondaryButton
          disabledReason={notAsk ? tc(`reasons.${notAsk}`) : undefined}
          onClick={() => send({ type: "change.request" })}
        >
          {t("request")}
        </SecondaryButton>
      }
      notice={isRequested && <Banner tone="progress" title={t("requested")} />}
    >
      <CarriedPromotions order={order} preview={preview} send={send} />
      <StepSection id="delivery">
        <ChangeShipping change={change} />
      </StepSection>
    </LineEdit>
  )
}
