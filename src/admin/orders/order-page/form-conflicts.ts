import type { FieldValues } from "react-hook-form"
import { type Conflict, mergeValues } from "#admin/kit/form/form-values.ts"
import type { useFormInput } from "#admin/kit/form/use-form-input.ts"

type Input<V extends FieldValues> = Pick<ReturnType<typeof useFormInput<V, unknown>>, "base" | "settle"> & {
  readonly form: { getValues(): V }
}

/** Returns the fields changed both in the form and by someone else; `now` has the server's values. */
export const conflictsOf = <V extends FieldValues>({ base, form }: Input<V>, now: V): readonly Conflict[] =>
  mergeValues(base.current, form.getValues(), now).conflicts

/** Replaces the form's values by the server's where both changed. */
export function takeTheirChanges<V extends FieldValues>(input: Input<V>, now: V): void {
  const yours = conflictsOf(input, now).map((conflict) => [conflict.field, conflict.yours])
  input.settle({ ...input.base.current, ...Object.fromEntries(yours) }, now)
}
