import { useMutation } from "@tanstack/react-query"
import { useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Choice, FulfillmentData } from "#machines/fulfill/fulfill.rules.ts"
import { missingReservations, unreservedItems } from "#machines/fulfill/unreserved.rules.ts"
import { errorText } from "#routes/-app/error-text.ts"
import { lineTitle } from "#routes/admin/_app/_orders/-change/line-title.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"

interface ReserveStockProps {
  data: FulfillmentData
  choice: Choice
}

/** Names chosen items without reserved stock, such as those of an exchange without shipping, and reserves it. */
export function ReserveStock({ data, choice }: ReserveStockProps) {
  const t = useTranslations("admin.fulfill.unreserved")
  const place = data.locations.find(({ id }) => id === choice.locationId)
  // After a failure, only what is missing is reserved.
  const reserved = useRef(new Set<string>())
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      for (const body of missingReservations(data, choice)) {
        const key = `${body.line_item_id} ${body.inventory_item_id}`
        if (reserved.current.has(key)) continue
        await adminSdk().admin.reservation.create({ body })
        reserved.current.add(key)
      }
    },
  })
  const names = unreservedItems(data, choice).map(lineTitle)
  if (names.length === 0) return null
  if (isSuccess) return <Banner tone="done" announce title={t("done", { items: names.join(", ") })} />
  return (
    <Banner
      tone="waiting"
      announce
      title={t("title", { items: names.join(", ") })}
      action={
        place && (
          <Button busy={isPending} onClick={() => mutate()}>
            {t("action", { location: place.name })}
          </Button>
        )
      }
    >
      {error
        ? errorText(error, { refused: () => t("refused"), server: t("failed"), lost: t("failed") })
        : t(place ? "text" : "noLocation")}
    </Banner>
  )
}
