import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsTask } from "#machines/orders/order-details/order-details.machine.ts"
import { TextField } from "#ui/text-field.tsx"
import { ChangedBanner } from "./changed-banner.tsx"
import { conflictsOf, takeTheirChanges } from "./form-conflicts.ts"

const emailSchema = z.object({ email: z.string().check(z.trim(), z.refine(isEmail, "email")) })

interface EmailDialogProps {
  handle: TaskHandle<DetailsTask>
  task: Extract<DetailsTask, { type: "email" }>
  /** The order's current email. */
  now: string
}

/** Dialog for the email address that receives the order's notifications. */
export function EmailDialog({ handle, task, now }: EmailDialogProps) {
  const t = useTranslations("admin.orderDetails.email")
  const shown = { email: now }
  const form = useTaskForm({
    handle,
    draftKey: `orderEmail/${task.orderId}`,
    serverValues: () => shown,
    version: now,
    schema: emailSchema,
    labels: { email: t("label") },
    toTask: ({ email }) => ({ ...task, email, seen: now }),
  })
  return (
    <TaskFormDialog form={form} title={t("title")} consequence={t("consequence")} confirm={t("confirm")}>
      {conflictsOf(form, shown).length > 0 && (
        <ChangedBanner changes={[{ label: t("label"), now }]} onTakeTheirs={() => takeTheirChanges(form, shown)} />
      )}
      <TextField type="email" autoComplete="off" hint={t("now", { email: now })} {...form.field("email")} />
    </TaskFormDialog>
  )
}
