import { useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { Money } from "#ui/money.tsx"
import { Photo } from "#ui/photo.tsx"

/** Ordered items with their fulfilled quantities. */
export function OrderItems({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.detail")
  const currency = order.currency_code ?? ""
  return (
    <Card title={t("items")} padding="flush">
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
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
              <p className="font-semibold">{item.product_title ?? item.title}</p>
              <p className="text-muted">{[item.variant_title, item.variant_sku].filter(Boolean).join(" · ")}</p>
              {order.status !== "draft" && (
                <p className="text-xs text-muted">
                  {t("fulfilled", { count: item.detail?.fulfilled_quantity ?? 0, total: item.quantity })}
                </p>
              )}
            </div>
            <div className="grid content-start justify-items-end gap-0.5 tabular-nums">
              <Money amount={item.subtotal} currency={currency} strong />
              <span className="text-muted">
                {`${item.quantity} × `}
                <Money amount={item.unit_price} currency={currency} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
