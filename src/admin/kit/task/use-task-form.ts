import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import type { FieldValues } from "react-hook-form"
import { type FormInputOptions, useFormInput } from "#admin/kit/form/use-form-input.ts"
import { dropDraft } from "#admin/kit/unsaved/form-drafts.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import type { Attempt, Task } from "#machines/kit/task/task.machine.ts"
import type { TaskHandle } from "./use-task.ts"

interface TaskFormOptions<Values extends FieldValues, Output, T extends Task> extends FormInputOptions<Values, Output> {
  readonly handle: TaskHandle<T>
  readonly toTask: (output: Output) => T
}

/**
 * The form of a task's dialog: rules, the server's errors on their fields, the draft, and the question before it is
 * lost. An attempt that may have been executed is kept with the draft: after a reload it is checked first, and a draft
 * that was executed isn't shown. The dialog must be mounted for each task. The returned `handle` has only the errors that concern no field.
 */
export function useTaskForm<Values extends FieldValues, Output, T extends Task>(
  options: TaskFormOptions<Values, Output, T>,
) {
  const { handle, toTask, draftKey } = options
  const { error, busy, unsure, earlier } = handle
  const input = useFormInput<Values, Output, Attempt>(options)
  const guard = useLeaveGuard(input.isDirty, input.discard)
  const [placed, setPlaced] = useState<unknown>(null)
  const placeError = useEffectEvent((problem: unknown) => {
    if (!input.place(problem)) setPlaced(problem)
  })
  // Before painting: an error that is shown at its field isn't shown by the dialog too.
  useLayoutEffect(() => {
    if (error) placeError(error)
  }, [error])
  const resume = useEffectEvent(({ task, before }: Partial<Attempt>) => {
    if (task) handle.resume({ task, before })
  })
  const { lost } = input
  useEffect(() => resume(lost.current), [lost])
  const wasUnsure = useRef(false)
  const keepUnsure = useEffectEvent(() => {
    if (!unsure && !wasUnsure.current) return
    wasUnsure.current = unsure !== null
    lost.current = unsure ?? {}
    input.keepLost()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever it changes.
  useEffect(() => keepUnsure(), [unsure])
  const startOver = useEffectEvent(() => input.discard())
  useEffect(() => {
    if (earlier) startOver()
  }, [earlier])
  const isSending = useRef(busy)
  useEffect(() => {
    if (!busy) isSending.current = false
  }, [busy])
  // A dialog that disappears while it sends has succeeded.
  useEffect(
    () => () => {
      if (isSending.current) dropDraft(draftKey)
    },
    [draftKey],
  )
  const submit = input.form.handleSubmit((output) => {
    isSending.current = true
    handle.confirm(toTask(output))
  })
  return { ...input, guard, submit, handle: error !== null && error === placed ? { ...handle, error: null } : handle }
}
