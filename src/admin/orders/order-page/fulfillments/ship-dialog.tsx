import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { FulfillmentTask } from "#machines/orders/fulfillments/fulfillments.machine.ts"
import { emptyPackage, labelsOf, type Package } from "#machines/orders/fulfillments/labels.rules.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { PackageFields } from "./package-fields.tsx"

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
    <TaskFormDialog
      form={form}
      size="md"
      title={t("ship.title")}
      consequence={t("ship.consequence")}
      confirm={t("ship.confirm")}
      disabledReason={disabledReason}
      overtaken={overtaken}
    >
      <PackageFields packages={form.value("packages")} onChange={(packages) => form.set("packages", [...packages])} />
      <Checkbox {...form.field("notify")} hint={t("notifyHint")} />
    </TaskFormDialog>
  )
}
