import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { FulfillmentTask } from "#machines/fulfillments/fulfillments.machine.ts"
import { emptyPackage, labelsOf, type Package } from "#machines/fulfillments/labels.rules.ts"
import { PackageFields } from "#routes/admin/_app/_orders/orders/$id/-packages/package-fields.tsx"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import { useEntryGuard } from "#routes/admin/-kit/entry-guard.ts"
import { Checkbox } from "#ui/checkbox.tsx"

interface ShipDialogProps {
  handle: TaskHandle<FulfillmentTask>
  task: Extract<FulfillmentTask, { type: "ship" }>
  disabledReason: string | undefined
}

/** Form for a fulfillment's tracking numbers; mounted per task, so no input reaches the next fulfillment. */
export function ShipDialog({ handle, task, disabledReason }: ShipDialogProps) {
  const t = useTranslations("admin.fulfillments")
  const [packages, setPackages] = useState<readonly Package[]>([emptyPackage])
  const [notify, setNotify] = useState(true)
  const guard = useEntryGuard([packages, notify])
  return (
    <TaskDialog
      handle={handle}
      open
      size="md"
      title={t("ship.title")}
      consequence={t("ship.consequence")}
      confirm={t("ship.confirm")}
      disabledReason={disabledReason}
      guard={guard}
      onConfirm={() => handle.confirm({ ...task, labels: labelsOf(packages), notify })}
    >
      <PackageFields packages={packages} onChange={setPackages} />
      <Checkbox label={t("notify")} checked={notify} onChange={(event) => setNotify(event.target.checked)} />
    </TaskDialog>
  )
}
