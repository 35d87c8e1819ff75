import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import { cx } from "#ui/cx.ts"
import { Icon, type IconName } from "#ui/icon.tsx"

const steps = [
  { id: "placed", icon: "check" },
  { id: "packed", icon: "box" },
  { id: "shipped", icon: "truck" },
  { id: "delivered", icon: "home" },
] as const satisfies readonly { id: string; icon: IconName }[]

/** When each step was reached first; a later step has passed the earlier ones. */
function reached(order: Order): (string | undefined)[] {
  const parcels = (order.fulfillments ?? []).filter((parcel) => !parcel.canceled_at)
  const first = (field: "packed_at" | "shipped_at" | "delivered_at") =>
    parcels
      .flatMap((parcel) => parcel[field] ?? [])
      .map(String)
      .sort()[0]
  return [String(order.created_at), first("packed_at"), first("shipped_at"), first("delivered_at")]
}

/** From ordered to delivered, with the days. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTranslations("account.orders.detail")
  const locale = useLocale()
  const dates = reached(order)
  const at = dates.findLastIndex((date) => date !== undefined)
  return (
    <ol aria-label={t("progress")} className="grid grid-cols-4 text-center text-xs sm:text-sm">
      {steps.map(({ id, icon }, index) => {
        const done = index <= at
        const date = dates[index]
        return (
          <li key={id} aria-current={index === at ? "step" : undefined} className="relative grid justify-items-center">
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx("absolute top-4 right-1/2 h-0.5 w-full -translate-y-1/2", done ? "bg-done" : "bg-line")}
              />
            )}
            <span
              className={cx(
                "relative mb-2 grid size-8 place-items-center rounded-full",
                done ? "bg-done-soft text-done-ink ring-1 ring-done" : "bg-surface text-faint ring-1 ring-line",
              )}
            >
              <Icon name={icon} />
            </span>
            <span className={cx("px-0.5", index === at ? "font-semibold" : done ? "" : "text-muted")}>
              {t(`steps.${id}`)}
            </span>
            <span className="text-xs text-muted">{date && formatDate(date, locale, new Date())}</span>
          </li>
        )
      })}
    </ol>
  )
}
