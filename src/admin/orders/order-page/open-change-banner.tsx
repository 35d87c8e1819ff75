import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { linesOf } from "#admin/orders/history/event-lines.ts"
import { useEventText } from "#admin/orders/history/use-event-text.ts"
import { continueAt } from "#admin/orders/order-change/continue-at.ts"
import { useChangeName } from "#admin/orders/order-change/use-change-name.ts"
import { useDiscard } from "#admin/orders/order-change/use-discard.tsx"
import { changesQuery } from "#admin/orders/order-queries.ts"
import { peopleQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { canDiscard } from "#machines/orders/discard-change/discard-change.machine.ts"
import { actionsOf, type OpenChange } from "#machines/orders/order-change/order-change.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { LinkButton } from "#ui/link-button.tsx"

interface OpenChangeBannerProps {
  order: Order
  preview: OrderPreview
  change: OpenChange
}

/** An order's unfinished change: who started it and when, what is staged, and the buttons to continue or discard it. */
export function OpenChangeBanner({ order, preview, change }: OpenChangeBannerProps) {
  const t = useTranslations("admin.orderPage.openChange")
  const locale = useLocale()
  const nameOf = useChangeName()
  const textOf = useEventText(order.currency_code ?? "")
  const { data: people } = useQuery(peopleQuery)
  const { data: changes } = useSuspenseQuery(changesQuery(order.id))
  const discard = useDiscard(() => String(order.display_id ?? ""))
  const kind = nameOf(change.type)
  const started = changes.find(({ id }) => id === change.id)
  const since = started?.created_at ?? preview.order_change?.created_at
  // The server doesn't record who starts an order edit, only who sends it to the customer.
  const author = people?.get(started?.created_by ?? started?.requested_by ?? "")
  // The preview has the added items, which the order doesn't have yet.
  const staged = linesOf(
    { ...order, items: preview.items, shipping_methods: preview.shipping_methods },
    actionsOf(preview),
  )
  const next = continueAt(change, order.id)
  return (
    <>
      <Banner
        tone="waiting"
        title={t("title", { kind })}
        action={
          <>
            {next && (
              <LinkButton size="sm" variant="primary" icon="edit" {...next}>
                {t("continue", { kind })}
              </LinkButton>
            )}
            {canDiscard(change.type) && (
              <Button
                size="sm"
                onClick={() => discard.ask({ kind: change.type, orderId: order.id, changeId: change.id })}
              >
                {t("discard")}
              </Button>
            )}
          </>
        }
      >
        <p>
          {since && (
            <>
              {author ? t("startedBy", { name: author }) : t("started")} <DateTime value={since} />
              {". "}
            </>
          )}
          {change.status === "requested" ? t("requested") : t("text")}
        </p>
        <p className="line-clamp-2">
          {staged.length === 0
            ? t("nothingStaged")
            : t("staged", { changes: new Intl.ListFormat(locale, { type: "unit" }).format(staged.map(textOf)) })}
        </p>
      </Banner>
      {discard.dialog}
    </>
  )
}
