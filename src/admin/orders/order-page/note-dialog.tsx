import { useQuery } from "@tanstack/react-query"
import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { meQuery } from "#admin/session/login.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsTask } from "#machines/orders/order-details/order-details.machine.ts"
import { TextArea } from "#ui/text-field.tsx"

const noteSchema = z.object({ text: z.string().check(z.trim(), z.minLength(1, "required")) })

interface NoteDialogProps {
  handle: TaskHandle<DetailsTask>
  task: Extract<DetailsTask, { type: "note" }>
}

/** Dialog for a new note of the team about an order. */
export function NoteDialog({ handle, task }: NoteDialogProps) {
  const t = useTranslations("admin.orderDetails.notes")
  const { data: me } = useQuery(meQuery)
  const form = useTaskForm({
    handle,
    draftKey: `orderNote/${task.orderId}`,
    serverValues: () => ({ text: "" }),
    schema: noteSchema,
    labels: { text: t("text") },
    toTask: ({ text }) => {
      // A retry keeps the note's id, so a note whose response was lost isn't saved twice.
      const { id } = task.note
      return { ...task, note: { id, text, at: new Date().toISOString(), ...(me ? { by: me.id } : {}) } }
    },
  })
  return (
    <TaskFormDialog
      form={form}
      title={t("addTitle")}
      consequence={t("consequence")}
      confirm={t("confirm")}
      disabledReason={form.value("text").trim() === "" ? t("empty") : undefined}
    >
      <TextArea {...form.field("text")} />
    </TaskFormDialog>
  )
}
