import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import type { FieldValues } from "react-hook-form"
import type { Task } from "#machines/task/task.machine.ts"
import { dropDraft } from "#routes/admin/-kit/form-drafts.ts"
import { useLeaveGuard } from "#routes/admin/-kit/leave-guard.tsx"
import { type FormInputOptions, useFormInput } from "#routes/admin/-kit/use-form-input.ts"
import type { TaskHandle } from "./use-task.ts"

interface TaskFormOptions<Values extends FieldValues, Output, T extends Task> extends FormInputOptions<Values, Output> {
  readonly handle: TaskHandle<T>
  readonly toTask: (output: Output) => T
}

/**
 * The form of a task's dialog: rules, the server's errors on their fields, the draft, and the question before it is
 * lost. The dialog must be mounted for each task. The returned `handle` has only the errors that concern no field.
 */
export function useTaskForm<Values extends FieldValues, Output, T extends Task>(
  options: TaskFormOptions<Values, Output, T>,
) {
  const { handle, toTask, draftKey } = options
  const { error, busy } = handle
  const input = useFormInput(options)
  const guard = useLeaveGuard(input.isDirty, input.discard)
  const [placed, setPlaced] = useState<unknown>(null)
  const placeError = useEffectEvent((problem: unknown) => {
    if (!input.place(problem)) setPlaced(problem)
  })
  // Before painting: an error that is shown at its field isn't shown by the dialog too.
  useLayoutEffect(() => {
    if (error) placeError(error)
  }, [error])
  const isSending = useRef(busy)
  useEffect(() => {
    isSending.current = busy
  }, [busy])
  // A dialog that disappears while it sends has succeeded.
  useEffect(
    () => () => {
      if (isSending.current) dropDraft(draftKey)
    },
    [draftKey],
  )
  const submit = input.form.handleSubmit((output) => handle.confirm(toTask(output)))
  return { ...input, guard, submit, handle: error !== null && error === placed ? { ...handle, error: null } : handle }
}
