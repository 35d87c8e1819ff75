import type { ComponentProps } from "react"
import { DraftNotice } from "#admin/kit/unsaved/draft-notice.tsx"
import type { LeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { TaskDialog } from "./task-dialog.tsx"

type Shown = ComponentProps<typeof TaskDialog>
type TaskForm = Pick<Shown, "handle"> &
  ComponentProps<typeof DraftNotice>["form"] & { guard: LeaveGuard; submit(): unknown }

interface TaskFormDialogProps extends Omit<Shown, "handle" | "open" | "guard" | "onConfirm"> {
  form: TaskForm
  /** Replaces the submission of the form. */
  onConfirm?: () => void
}

/** The dialog of a task's form, by `useTaskForm`. */
export function TaskFormDialog({
  form,
  onConfirm = () => void form.submit(),
  children,
  ...shown
}: TaskFormDialogProps) {
  return (
    <TaskDialog {...shown} handle={form.handle} open guard={form.guard} onConfirm={onConfirm}>
      <DraftNotice form={form} />
      {children}
    </TaskDialog>
  )
}
