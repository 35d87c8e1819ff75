import { useTranslations } from "#lib/i18n.tsx"
import { whyNotReturned } from "#machines/orders/order-change/order-change.rules.ts"
import { SecondaryButton, StepSection } from "#ui/guided-layout.tsx"
import { ChangeLayout } from "./change-layout.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { ChangeShipping } from "./change-shipping.tsx"
import { ReturnItemPicker, stagedReturnCount } from "./return-item-picker.tsx"
import { ReturnLocation, useReturnLocation } from "./return-location.tsx"

/** Requests a return: items, location and return shipping; the refund follows when it is received. */
export function ReturnRequest(change: ChangeProps) {
  const { snapshot, send, order, preview, money, confirmThen } = change
  const t = useTranslations("admin.returnItems")
  const tc = useTranslations("admin.orderChange")
  const notYet = whyNotReturned(preview)
  const chosen = notYet === undefined
  const locationId = useReturnLocation(snapshot, preview)
  return (
    <ChangeLayout
      {...change}
      title={t("request.title", { number: String(order.display_id) })}
      steps={[
        { id: "items", label: t("title"), isDone: chosen },
        { id: "arrival", label: t("arrival"), isDone: chosen && locationId !== undefined },
        { id: "confirm", label: tc("happens.title") },
      ]}
      confirm={t("request.confirm", { count: stagedReturnCount(preview) })}
      notYet={notYet}
      secondary={
        <SecondaryButton
          busy={snapshot.hasTag("busy")}
          disabledReason={notYet ? tc(`reasons.${notYet}`) : locationId ? undefined : t("request.locationFirst")}
          onClick={() => confirmThen("receive")}
        >
          {t("request.receive")}
        </SecondaryButton>
      }
      consequence={t("request.consequence")}
    >
      <StepSection id="items">
        <ReturnItemPicker preview={preview} money={money} send={send} />
      </StepSection>
      <StepSection id="arrival">
        <ReturnLocation snapshot={snapshot} preview={preview} send={send} />
        <ChangeShipping change={change} side="inbound" title={t("shipping")} />
      </StepSection>
    </ChangeLayout>
  )
}
