import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import type { IconName } from "#ui/icon.tsx"
import { ProgressSteps } from "#ui/progress-steps.tsx"
import { usePickup } from "./pickup.ts"

const steps = [
  { id: "placed", icon: "check" },
  { id: "packed", icon: "box" },
  { id: "shipped", icon: "truck" },
  { id: "delivered", icon: "home" },
] as const satisfies readonly { id: string; icon: IconName }[]

/** Returns when each step was first reached; undefined for the others. */
function reached(order: Order): Readonly<Record<(typeof steps)[number]["id"], string | undefined>> {
  const fulfillments = (order.fulfillments ?? []).filter((fulfillment) => !fulfillment.canceled_at)
  const first = (field: "packed_at" | "shipped_at" | "delivered_at") =>
    fulfillments
      .flatMap((fulfillment) => fulfillment[field] ?? [])
      .map(String)
      .sort()[0]
  return {
    placed: String(order.created_at),
    packed: first("packed_at"),
    shipped: first("shipped_at"),
    delivered: first("delivered_at"),
  }
}

/** How many units are to be shipped, and how many have reached each step. */
function unitsOf({ items }: Order) {
  const shipped = (items ?? []).filter(({ requires_shipping }) => requires_shipping)
  const counted = shipped.length > 0 ? shipped : (items ?? [])
  const sum = (countOf: (item: (typeof counted)[number]) => number) =>
    counted.reduce((all, item) => all + countOf(item), 0)
  const delivered = sum(({ detail }) => detail.delivered_quantity)
  const out = Math.max(
    delivered,
    sum(({ detail }) => detail.shipped_quantity),
  )
  const packed = Math.max(
    out,
    sum(({ detail }) => detail.fulfilled_quantity),
  )
  const all = sum(({ quantity }) => quantity)
  return { all, placed: all, packed, shipped: out, delivered }
}

/** An order that is picked up isn't shipped. */
const pickupSteps = steps.filter((step) => step.id !== "shipped")

/** Progress of an order from placed to delivered, with dates; a step is done once all units have reached it. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTranslations("account.orders.detail")
  const locale = useLocale()
  const dates = reached(order)
  const units = unitsOf(order)
  const noteOf = (id: (typeof steps)[number]["id"]) => {
    if (dates[id] === undefined) return undefined
    const isPart = units[id] < units.all
    return isPart ? t("partOf", { count: units[id], all: units.all }) : formatDate(dates[id], locale, new Date())
  }
  const isPickedUp = usePickup(order) !== null
  return (
    <ProgressSteps
      label={t("progress")}
      steps={(isPickedUp ? pickupSteps : steps).map(({ id, icon }) => ({
        id,
        icon,
        label: isPickedUp && id !== "shipped" ? t(`pickupSteps.${id}`) : t(`steps.${id}`),
        done: dates[id] !== undefined && units[id] >= units.all,
        note: noteOf(id),
      }))}
    />
  )
}
