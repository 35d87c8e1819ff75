import { z } from "zod/mini"
import { useTranslations } from "#lib/i18n.tsx"
import type { FulfillmentTask } from "#machines/fulfillments/fulfillments.machine.ts"
import { emptyPackage, labelsOf, type Package } from "#machines/fulfillments/labels.rules.ts"
import { PackageFields } from "#routes/admin/_app/_orders/orders/$id/-packages/package-fields.tsx"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import { useTaskForm } from "#routes/admin/_app/-task/use-task-form.ts"
import { DraftNotice } from "#routes/admin/-kit/draft-notice.tsx"
import { Checkbox } from "#ui/checkbox.tsx"

const shipSchema = z.object({
  packages: z.array(z.object({ number: z.string(), carrierId: z.string() })),
  notify: z.boolean(),
})

interface ShipDialogProps {
  handle: TaskHandle<FulfillmentTask>
  task: Extract<FulfillmentTask, { type: "ship" }>
  disabledReason?: string | undefined
  /** That someone else shipped, delivered or canceled it in the meantime. */
  overtaken: string | undefined
}

/** Form for a fulfillment's tracking numbers; mounted per task, so no input reaches the next fulfillment. */
export function ShipDialog({ handle, task, disabledReason, overtaken }: ShipDialogProps) {
  const t = useTranslations("admin.fulfillments")
  const tPackages = useTranslations("admin.packages")
  const form = useTaskForm({
    handle,
    draftKey: `shipment/${task.fulfillmentId}`,
    serverValues: () => ({ packages: [emptyPackage] as Package[], notify: true }),
    schema: shipSchema,
    labels: { packages: tPackages("number"), notify: t("notify") },
    toTask: ({ packages, notify }) => ({ ...task, labels: labelsOf(packages), notify }),
  })
  return (
    <TaskDialog
      handle={form.handle}
      open
      size="md"
      title={t("ship.title")}
      consequence={t("ship.consequence")}
      confirm={t("ship.confirm")}
      disabledReason={disabledReason}
      overtaken={overtaken}
      guard={form.guard}
      onConfirm={() => void form.submit()}
    >
      <DraftNotice form={form} />
      <PackageFields packages={form.value("packages")} onChange={(packages) => form.set("packages", [...packages])} />
      <Checkbox {...form.field("notify")} hint={t("notifyHint")} />
    </TaskDialog>
  )
}
