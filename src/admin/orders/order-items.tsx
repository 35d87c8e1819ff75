import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { basisOf, lineAmounts, unitPriceOf } from "#lib/order-totals.ts"
import { shownVariantTitle } from "#lib/variant-title.ts"
import { lifeOf, replacementsIn } from "#machines/orders/order-status/item-life.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { Photo } from "#ui/photo.tsx"
import { ItemNotes } from "./item-notes.tsx"
import { LinePriceButton } from "./line-price-button.tsx"

interface OrderItemsProps {
  order: Order
  /** Changes of the order, which tell what a claim or exchange added, with reasons and notes. */
  changes?: readonly OrderChange[]
}

const noChanges: readonly OrderChange[] = []

/** Ordered items, and how many of each are fulfilled, shipped, delivered or returned. */
export function OrderItems({ order, changes = noChanges }: OrderItemsProps) {
  const t = useTranslations("admin.orders.detail")
  const ti = useTranslations("admin.orderItems")
  const replacements = replacementsIn(changes)
  const currency = order.currency_code ?? ""
  const basis = basisOf(order)
  // All ordered items; what was returned is a line of the summary.
  const amounts = lineAmounts(order, currency, basis)
  return (
    <Card title={t("items")} padding="flush">
      <ul className="divide-y divide-line">
        {order.items.map((item, index) => (
          <li key={item.id} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-4 px-4 py-3 sm:px-5">
            <div className="aspect-square overflow-hidden rounded-md bg-sunken">
              <Photo
                src={item.thumbnail}
                alt=""
                width={48}
                height={48}
                loading="lazy"
                className="size-full object-cover"
              />
            </div>
            <div className="grid content-start gap-0.5">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                {item.product_id ? (
                  <TextLink variant="plain" to="/admin/products/$id" params={{ id: item.product_id }}>
                    {item.product_title ?? item.title}
                  </TextLink>
                ) : (
                  (item.product_title ?? item.title)
                )}
                <ReplacementBadge kind={replacements.get(item.id)} />
              </p>
              <p className="text-muted">
                {[shownVariantTitle(item.variant_title), item.variant_sku].filter(Boolean).join(" · ")}
              </p>
              {order.status !== "draft" && (
                <p className="text-xs text-muted">
                  {lifeOf(item, order)
                    .map(({ stage, count }) => ti(`stage.${stage}`, { count }))
                    .join(" · ")}
                </p>
              )}
              <ItemNotes itemId={item.id} changes={changes} />
            </div>
            <div className="flex items-start gap-1">
              <div className="grid content-start justify-items-end gap-0.5 tabular-nums">
                <Money amount={amounts[index]} currency={currency} strong />
                <span className="text-muted">
                  {`${item.quantity} × `}
                  <Money amount={unitPriceOf(item, basis)} currency={currency} />
                </span>
              </div>
              <LinePriceButton line={item} title={lineTitle(item)} currency={currency} basis={basis} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Marks an item that a claim or an exchange added. */
function ReplacementBadge({ kind }: { kind: "claim" | "exchange" | undefined }) {
  const t = useTranslations("admin.orderItems.replacement")
  return kind ? <Badge tone="progress">{t(kind)}</Badge> : null
}
