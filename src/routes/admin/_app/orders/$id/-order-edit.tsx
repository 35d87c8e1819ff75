import { useTranslations } from "#lib/i18n.tsx"
import { actionsOf, openChange, whyNotChanged } from "#machines/order-change/order-change.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { AddItems } from "./-change/add-items.tsx"
import { ChangeLayout } from "./-change/change-layout.tsx"
import type { ChangeProps } from "./-change/change-page.tsx"
import { ChangeShipping } from "./-change/change-shipping.tsx"
import { EditLines } from "./-change/edit-lines.tsx"

/** Lines and deliveries of an order, each with what is staged for it. */
export function OrderEdit({ snapshot, send, order, preview, money, panel }: ChangeProps) {
  const t = useTranslations("admin.orderEdit")
  const tc = useTranslations("admin.orderChange")
  const isRequested = openChange(preview)?.status === "requested"
  const notYet = whyNotChanged(preview)
  const notAsk = isRequested ? "alreadyRequested" : notYet
  return (
    <ChangeLayout
      snapshot={snapshot}
      send={send}
      preview={preview}
      money={money}
      panel={panel}
      title={t("title", { number: String(order.display_id) })}
      steps={[
        { id: "items", label: t("items"), state: "current" },
        { id: "delivery", label: tc("delivery.title"), state: "current" },
        { id: "confirm", label: tc("happens.title"), state: "upcoming" },
      ]}
      confirm={t("confirm", { count: Math.max(actionsOf(preview).length, 1) })}
      notYet={notYet}
      consequence={t("stock")}
      secondary={
        <Button
          disabledReason={notAsk ? tc(`reasons.${notAsk}`) : undefined}
          onClick={() => send({ type: "change.request" })}
        >
          {t("request")}
        </Button>
      }
    >
      {isRequested && <Banner tone="progress" title={t("requested")} />}
      <EditLines title={t("items")} items={preview.items} currency={money.currency} send={send} />
      <AddItems title={tc("add.title")} currency={money.currency} send={send} />
      <ChangeShipping preview={preview} currency={money.currency} send={send} />
    </ChangeLayout>
  )
}
