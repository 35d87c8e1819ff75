import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import {
  type Choice,
  clearLocation,
  type FulfillmentData,
  reservedElsewhere,
} from "#machines/orders/fulfill/fulfill.rules.ts"
import { notStocked } from "#machines/orders/fulfill/stock.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"
import { Select } from "#ui/select.tsx"

interface FulfillShippingProps {
  data: FulfillmentData
  choice: Choice
  onChoose: (part: Partial<Choice>) => void
}

/** Location and shipping option. A location that needs no choice is shown as text. */
export function FulfillShipping({ data, choice, onChoose }: FulfillShippingProps) {
  const t = useTranslations("admin.fulfill")
  const { locations, options } = data
  const [isChoosing, setChoosing] = useState(false)
  const isClear = !isChoosing && notStocked(data, choice).length === 0
  const clear = isClear ? clearLocation(data, choice) : undefined
  const elsewhere = reservedElsewhere(data, choice)
  const missing = notStocked(data, choice).map(lineTitle)
  const place = locations.find(({ id }) => id === choice.locationId)?.name ?? ""
  const error = missing.length > 0 ? t("notStocked", { items: missing.join(", "), location: place }) : undefined
  return (
    <Card title={t("shipping")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {clear ? (
          <div className="flex items-start justify-between gap-2">
            <Facts layout="columns" items={[{ label: t("location"), value: clear.name }]} />
            {locations.length > 1 && (
              <Button size="sm" variant="quiet" onClick={() => setChoosing(true)}>
                {t("changeLocation")}
              </Button>
            )}
          </div>
        ) : (
          <Select
            label={t("location")}
            value={choice.locationId}
            error={error}
            onChange={(event) => onChoose({ locationId: event.target.value })}
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Select
          label={t("option")}
          placeholder={t("orderOption")}
          value={choice.optionId}
          onChange={(event) => onChoose({ optionId: event.target.value })}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {elsewhere.length > 0 && !error && (
          <div className="sm:col-span-2">
            <Banner tone="waiting" title={t("elsewhere.title")}>
              {t("elsewhere.text", { lines: elsewhere.map(lineTitle).join(", ") })}
            </Banner>
          </div>
        )}
      </div>
    </Card>
  )
}
