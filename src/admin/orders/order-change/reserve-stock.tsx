import { useMutation } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { type Choice, type FulfillmentData, reservedAt } from "#machines/orders/fulfill/fulfill.rules.ts"
import { reservationsToSave, unreservedItems } from "#machines/orders/fulfill/reservations.rules.ts"
import { reserveStock } from "#machines/orders/fulfill/reserve-stock.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"

interface ReserveStockProps {
  data: FulfillmentData
  choice: Choice
  busy: boolean
  /** Called after each attempt, to load the reservations again: a lost response doesn't tell whether they exist. */
  onReload: () => void
}

const isSameStock = (a: Choice, b: Choice) =>
  a.locationId === b.locationId && JSON.stringify(a.quantities) === JSON.stringify(b.quantities)

/** Names chosen items without enough reserved stock, such as those of an exchange without shipping, and reserves it. */
export function ReserveStock({ data, choice, busy, onReload }: ReserveStockProps) {
  const t = useTranslations("admin.fulfill.unreserved")
  const places = new Set(reservationsToSave(data, choice).map(({ location_id }) => location_id))
  const names = data.locations.filter(({ id }) => places.has(id)).map(({ name }) => name)
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ data, choice }: { data: FulfillmentData; choice: Choice }) => reserveStock(adminSdk(), data, choice),
    onSettled: onReload,
  })
  const missing = unreservedItems(data, choice)
  if (missing.length === 0) {
    const asked = variables ? unreservedItems(variables.data, variables.choice) : []
    const items = asked.filter(({ id }) => (choice.quantities[id] ?? 0) > 0).map(lineTitle)
    return items.length > 0 && <Banner tone="done" announce title={t("done", { items: items.join(", ") })} />
  }
  const isShort = missing.some(({ id }) => reservedAt(data.reservations, id))
  const isOfChoice = variables !== undefined && isSameStock(variables.choice, choice)
  return (
    <Banner
      tone="waiting"
      announce
      title={t(isShort ? "short" : "title", { items: missing.map(lineTitle).join(", ") })}
      action={
        names.length > 0 && (
          <Button busy={isPending || busy} onClick={() => mutate({ data, choice })}>
            {t("action", { location: names.join(", ") })}
          </Button>
        )
      }
    >
      {error && isOfChoice
        ? errorText(error, { refused: () => t("refused"), server: t("failed"), lost: t("failed") })
        : t(names.length === 0 ? "noLocation" : isShort ? "shortText" : "text")}
    </Banner>
  )
}
