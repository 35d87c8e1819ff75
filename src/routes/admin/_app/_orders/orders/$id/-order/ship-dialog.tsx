import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { FulfillmentTask } from "#machines/fulfillments/fulfillments.machine.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { TextArea } from "#ui/text-field.tsx"

interface ShipDialogProps {
  handle: TaskHandle<FulfillmentTask>
  task: Extract<FulfillmentTask, { type: "ship" }>
  disabledReason: string | undefined
}

/** Form for a fulfillment's tracking numbers; mounted per task, so no input reaches the next fulfillment. */
export function ShipDialog({ handle, task, disabledReason }: ShipDialogProps) {
  const t = useTranslations("admin.fulfillments")
  const [numbers, setNumbers] = useState("")
  const [notify, setNotify] = useState(true)
  return (
    <TaskDialog
      handle={handle}
      open
      title={t("ship.title")}
      consequence={t("ship.consequence")}
      confirm={t("ship.confirm")}
      disabledReason={disabledReason}
      onConfirm={() => handle.confirm({ ...task, trackingNumbers: numbers.split(/[\s,;]+/).filter(Boolean), notify })}
    >
      <TextArea
        label={t("ship.numbers")}
        hint={t("ship.numbersHint")}
        optional
        value={numbers}
        onChange={(event) => setNumbers(event.target.value)}
      />
      <Checkbox label={t("notify")} checked={notify} onChange={(event) => setNotify(event.target.checked)} />
    </TaskDialog>
  )
}
