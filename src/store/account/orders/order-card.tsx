import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import { shownTotal } from "#store/order/order.ts"
import { RowLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { Photo } from "#ui/photo.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { PhaseBadge, ReturnBadge } from "./order-badges.tsx"

const PICTURES = 4

/** An order in a list with its date, items, total and status; the card links to the order. */
export function OrderCard({ order }: { order: Order }) {
  const t = useTranslations("account.orders")
  const locale = useLocale()
  const items = order.items ?? []
  const itemCount = items.reduce((sum, item) => sum + item.quantity, 0)
  const number = `#${order.display_id}`
  return (
    <li className="relative grid gap-4 rounded-lg border border-line bg-surface p-4 shadow-xs transition-colors hover:border-edge-strong sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-0.5">
          <h3>
            <RowLink to="/account/orders/$id" params={{ id: order.id }} aria-label={t("open", { number })}>
              {t("number", { number })}
            </RowLink>
          </h3>
          <p className="text-sm text-muted">{t("placed", { date: formatDate(order.created_at, locale) })}</p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <ReturnBadge order={order} />
          <PhaseBadge order={order} />
        </p>
      </div>
      <div className="flex items-end justify-between gap-4">
        <ul className="flex min-w-0 flex-wrap gap-2">
          {items.slice(0, PICTURES).map((item) => (
            <li key={item.id} className="h-16 w-13 shrink-0 overflow-hidden rounded-md bg-sunken">
              <Photo
                src={item.thumbnail}
                alt={item.product_title ?? item.title}
                width={52}
                height={64}
                loading="lazy"
                className="size-full object-cover"
              />
            </li>
          ))}
          {items.length > PICTURES && (
            <li className="grid h-16 w-13 shrink-0 place-items-center rounded-md bg-sunken text-sm text-muted tabular-nums">
              {t("more", { count: items.length - PICTURES })}
            </li>
          )}
        </ul>
        <p className="grid shrink-0 justify-items-end">
          <span className="text-xs text-muted">{t("items", { count: itemCount })}</span>
          <Money amount={shownTotal(order)} currency={order.currency_code} strong />
        </p>
      </div>
    </li>
  )
}

/** Placeholder for the expected number of orders. */
export function OrderCardSkeletons({ count }: { count: number }) {
  return (
    <ul className="grid gap-3">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <OrderCardSkeleton key={i} />
      ))}
    </ul>
  )
}

function OrderCardSkeleton() {
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between">
        <span className="grid gap-0.5">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-5 w-36" />
        </span>
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="flex items-end justify-between">
        <span className="flex gap-2">
          <Skeleton className="h-16 w-13" />
          <Skeleton className="h-16 w-13" />
        </span>
        <Skeleton className="h-6 w-20" />
      </div>
    </li>
  )
}
