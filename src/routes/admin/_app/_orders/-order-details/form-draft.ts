/** Input of a closed dialog, and the values it was based on. */
export interface FormDraft<T> {
  readonly base: T
  readonly typed: Partial<T>
}

/** Keeps a closed dialog's draft until it is opened again. */
export interface DraftStore<T> {
  recall: () => FormDraft<T> | undefined
  keep: (draft: FormDraft<T>) => void
}

/** Returns the fields changed both in the form and, since `base`, by someone else. */
export const conflictsOf = <T extends object>(base: T, now: T, typed: Partial<Record<keyof T, unknown>>): (keyof T)[] =>
  (Object.keys(now) as (keyof T)[]).filter((key) => Boolean(typed[key]) && now[key] !== base[key])
