import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { actionsOf, whyNotChanged } from "#machines/order-change/order-change.rules.ts"
import { AddItems } from "#routes/admin/_app/orders/$id/-change/add-items.tsx"
import { ChangeLayout } from "#routes/admin/_app/orders/$id/-change/change-layout.tsx"
import type { ChangeProps } from "#routes/admin/_app/orders/$id/-change/change-page.tsx"
import { EditLines } from "#routes/admin/_app/orders/$id/-change/edit-lines.tsx"
import { orderQuery } from "#routes/admin/-data/orders.ts"
import { AddCustom } from "./add-custom.tsx"
import { codesOf } from "./codes.ts"
import { DraftDelivery } from "./draft-delivery.tsx"
import { DraftPromotions } from "./draft-promotions.tsx"

/** What is in a draft, what is taken off its price, and how it is delivered; the server reckons each step. */
export function DraftEdit({ snapshot, send, order, preview, money, panel }: ChangeProps) {
  const t = useTranslations("admin.drafts.edit")
  const tc = useTranslations("admin.orderChange")
  const { data: draft } = useQuery(orderQuery(order.id))
  const { currency } = money
  const busy = snapshot.hasTag("busy")
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
        { id: "promotions", label: t("promotions.title"), state: "current" },
        { id: "delivery", label: tc("delivery.title"), state: "current" },
        { id: "confirm", label: tc("happens.title"), state: "upcoming" },
      ]}
      confirm={t("confirm", { count: Math.max(actionsOf(preview).length, 1) })}
      notYet={whyNotChanged(preview)}
      moneyMoves={t("moneyMoves")}
      consequence={t("consequence")}
    >
      <EditLines title={t("items")} items={preview.items} currency={currency} send={send} />
      <AddItems title={tc("add.title")} currency={currency} send={send} />
      <AddCustom currency={currency} busy={busy} send={send} />
      <DraftPromotions codes={codesOf(draft)} preview={preview} currency={currency} busy={busy} send={send} />
      <DraftDelivery
        preview={preview}
        currency={currency}
        hasAddress={draft === undefined ? undefined : Boolean(draft.shipping_address?.country_code)}
        busy={busy}
        send={send}
      />
    </ChangeLayout>
  )
}
