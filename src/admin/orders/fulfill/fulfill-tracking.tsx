import { PackageFields } from "#admin/orders/order-page/fulfillments/package-fields.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { type Choice, ships } from "#machines/orders/fulfill/fulfill.rules.ts"
import { labelsOf } from "#machines/orders/fulfillments/labels.rules.ts"
import { Card } from "#ui/card.tsx"
import { Checkbox } from "#ui/checkbox.tsx"

interface FulfillTrackingProps {
  choice: Choice
  /** The fulfillment exists and only its shipment is left. */
  isCreated: boolean
  onChoose: (part: Partial<Choice>) => void
}

/** Tracking numbers, and whether the fulfillment is marked as shipped at once. */
export function FulfillTracking({ choice, isCreated, onChoose }: FulfillTrackingProps) {
  const t = useTranslations("admin.fulfill")
  const hasNumbers = labelsOf(choice.packages).length > 0
  return (
    <Card title={t("tracking")}>
      <div className="grid gap-4">
        <PackageFields packages={choice.packages} onChange={(packages) => onChoose({ packages })} />
        {!isCreated && (
          <Checkbox
            label={t("ship")}
            hint={hasNumbers ? t("shipWithNumbers") : undefined}
            checked={ships(choice)}
            disabled={hasNumbers}
            onChange={(event) => onChoose({ ship: event.target.checked })}
          />
        )}
        <Checkbox
          label={t("notify")}
          hint={t("notifyHint")}
          checked={choice.notify}
          onChange={(event) => onChoose({ notify: event.target.checked })}
        />
      </div>
    </Card>
  )
}
