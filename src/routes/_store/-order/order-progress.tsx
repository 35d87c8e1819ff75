import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import type { IconName } from "#ui/icon.tsx"
import { ProgressSteps } from "./progress-steps.tsx"

const steps = [
  { id: "placed", icon: "check" },
  { id: "packed", icon: "box" },
  { id: "shipped", icon: "truck" },
  { id: "delivered", icon: "home" },
] as const satisfies readonly { id: string; icon: IconName }[]

/** Returns when each step was first reached; undefined for the others. */
function reached(order: Order): (string | undefined)[] {
  const fulfillments = (order.fulfillments ?? []).filter((fulfillment) => !fulfillment.canceled_at)
  const first = (field: "packed_at" | "shipped_at" | "delivered_at") =>
    fulfillments
      .flatMap((fulfillment) => fulfillment[field] ?? [])
      .map(String)
      .sort()[0]
  return [String(order.created_at), first("packed_at"), first("shipped_at"), first("delivered_at")]
}

/** Progress of an order from placed to delivered, with dates. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTranslations("account.orders.detail")
  const locale = useLocale()
  const dates = reached(order)
  return (
    <ProgressSteps
      label={t("progress")}
      steps={steps.map(({ id, icon }, index) => ({
        id,
        icon,
        label: t(`steps.${id}`),
        done: dates[index] !== undefined,
        note: dates[index] && formatDate(dates[index], locale, new Date()),
      }))}
    />
  )
}
