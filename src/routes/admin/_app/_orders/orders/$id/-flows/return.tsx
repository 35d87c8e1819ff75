import { useTranslations } from "#lib/i18n.tsx"
import { whyNotReturned } from "#machines/order-change/order-change.rules.ts"
import { ReturnLocation } from "#routes/admin/_app/_orders/-change/arrival.tsx"
import { ChangeLayout } from "#routes/admin/_app/_orders/-change/change-layout.tsx"
import type { ChangeProps } from "#routes/admin/_app/_orders/-change/change-page.tsx"
import { ChangeShipping } from "#routes/admin/_app/_orders/-change/change-shipping.tsx"
import { ReturnItemPicker, stagedReturnCount } from "#routes/admin/_app/_orders/-change/return-items.tsx"

/** Requests a return: items, location and return shipping; the refund follows when it is received. */
export function ReturnRequest({ snapshot, send, order, preview, money, panel }: ChangeProps) {
  const t = useTranslations("admin.returnItems")
  const tc = useTranslations("admin.orderChange")
  const notYet = whyNotReturned(preview)
  const chosen = notYet === undefined
  return (
    <ChangeLayout
      {...{ snapshot, send, preview, money, panel }}
      title={t("request.title", { number: String(order.display_id) })}
      steps={[
        { id: "items", label: t("title"), state: chosen ? "done" : "current" },
        { id: "arrival", label: t("arrival"), state: chosen ? "current" : "upcoming" },
        { id: "confirm", label: tc("happens.title"), state: "upcoming" },
      ]}
      confirm={t("request.confirm", { count: Math.max(stagedReturnCount(preview), 1) })}
      notYet={notYet}
      consequence={t("request.consequence")}
    >
      <ReturnItemPicker {...{ preview, money, send }} />
      <ReturnLocation {...{ snapshot, preview, send }} />
      <ChangeShipping preview={preview} currency={money.currency} side="inbound" title={t("shipping")} send={send} />
    </ChangeLayout>
  )
}
