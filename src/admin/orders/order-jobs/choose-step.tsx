import { useTranslations } from "#lib/i18n.tsx"
import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { OrderJobChange } from "#machines/orders/order-jobs/order-jobs.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import type { StepProps } from "./step-props.ts"
import { TrackingCard, type TrackingChoice } from "./tracking-card.tsx"

interface ChooseStepProps extends StepProps {
  /** The orders selected in the list. */
  selected: readonly BulkRow[]
  tracking: TrackingChoice | undefined
  onTracking: (choice: TrackingChoice | undefined) => void
}

/** Asks for the tracking numbers of a shipment; after a failed check, lets it be repeated. */
export function ChooseStep({ snapshot, send, selected, tracking, onTracking }: ChooseStepProps) {
  const t = useTranslations("admin.orderJobs")
  const { change, rows, error } = snapshot.context
  const isShipment = change.type === "ship"
  const set = (next: OrderJobChange, orders: readonly BulkRow[]) =>
    send({ type: "change.set", change: next, rows: orders })
  const reason =
    isShipment && rows.length === 0
      ? t("choose.ship.needsFile")
      : isShipment && change.numbers && Object.keys(change.numbers).length === 0
        ? t("choose.ship.needsRows")
        : undefined
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!reason) send({ type: "preview.load" })
      }}
    >
      {error && <Banner tone="refused" announce title={t("choose.failed")} />}
      {isShipment && (
        <>
          {selected.length > 0 && <p>{t("choose.ship.selected", { count: selected.length })}</p>}
          <TrackingCard
            selected={selected}
            choice={tracking}
            onChoice={(choice) => {
              onTracking(choice)
              const { numbers: _, ...rest } = change
              set(choice ? { ...rest, numbers: choice.numbers } : rest, choice?.rows ?? selected)
            }}
          />
          <Checkbox
            label={t("options.notify")}
            hint={t("options.notifyHint")}
            checked={change.notify}
            onChange={({ target }) => set({ ...change, notify: target.checked }, rows)}
          />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="submit" variant="primary" disabledReason={reason} reasonShown="below">
          {t(isShipment ? "choose.ship.preview" : "choose.retry")}
        </Button>
      </div>
    </form>
  )
}
