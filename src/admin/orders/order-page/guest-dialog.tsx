import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { TransferTask } from "#machines/orders/transfer/transfer.machine.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { TextField } from "#ui/text-field.tsx"

interface GuestDialogProps {
  order: Order
  handle: TaskHandle<TransferTask>
  /** That the order has unfinished changes. */
  disabledReason: string | undefined
  overtaken: string | undefined
}

/** Transfers the order to a guest, found or created by email. */
export function GuestDialog({ order, handle, disabledReason, overtaken }: GuestDialogProps) {
  const t = useTranslations("admin.transfer.toGuest")
  const form = useTaskForm({
    handle,
    draftKey: `transfer-to-guest/${order.id}`,
    serverValues: () => ({ email: "", note: "" }),
    schema: z.object({
      email: z.string().check(
        z.trim(),
        z.refine(isEmail, "email"),
        z.refine((email) => email !== order.email, "same"),
      ),
      note: z.string().check(z.trim()),
    }),
    labels: { email: t("email"), note: t("note") },
    rules: { same: t("sameEmail") },
    toTask: ({ email, note }) => ({ type: "toGuest" as const, orderId: order.id, email, ...(note ? { note } : {}) }),
  })
  const email = form.value("email").trim()
  return (
    <TaskFormDialog
      form={form}
      title={t("title")}
      consequence={t("consequence")}
      confirm={email ? t("confirm", { email }) : t("confirmUnnamed")}
      disabledReason={disabledReason}
      overtaken={overtaken}
    >
      <TextField {...form.field("email")} type="email" autoComplete="off" hint={t("emailHint")} />
      <TextField {...form.field("note")} optional />
    </TaskFormDialog>
  )
}
