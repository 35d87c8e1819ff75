import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { emptyPackage, labelsOf, type Package } from "#machines/orders/fulfillments/labels.rules.ts"
import type { ReturnShipmentTask } from "#machines/orders/return-shipment/return-shipment.machine.ts"
import { isReturnShipped } from "#machines/orders/return-shipment/return-shipment.rules.ts"
import type { Return } from "#schema/admin/entities/order-change.ts"
import { PackageFields } from "./package-fields.tsx"

const schema = z.object({ packages: z.array(z.object({ number: z.string(), carrierId: z.string() })) })

interface ReturnShipmentDialogProps {
  handle: TaskHandle<ReturnShipmentTask>
  task: ReturnShipmentTask
  /** The return as it is now: someone else may have marked it as shipped while the dialog is open. */
  row: Return | undefined
}

/** Form for the tracking numbers of a return; mounted per task. */
export function ReturnShipmentDialog({ handle, task, row }: ReturnShipmentDialogProps) {
  const t = useTranslations("admin.orderPage.returnShipment")
  const tPackages = useTranslations("admin.packages")
  const form = useTaskForm({
    handle,
    draftKey: `shipment/${task.fulfillmentId}`,
    serverValues: () => ({ packages: [emptyPackage] as Package[] }),
    schema,
    labels: { packages: tPackages("number") },
    toTask: ({ packages }) => ({ ...task, labels: labelsOf(packages) }),
  })
  const isOvertaken = row !== undefined && isReturnShipped(row)
  return (
    <TaskFormDialog
      form={form}
      size="md"
      title={t("title")}
      consequence={t("consequence")}
      confirm={t("confirm")}
      overtaken={isOvertaken ? t("overtaken") : undefined}
    >
      <PackageFields packages={form.value("packages")} onChange={(packages) => form.set("packages", [...packages])} />
    </TaskFormDialog>
  )
}
