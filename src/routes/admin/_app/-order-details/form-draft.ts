/** What was typed into a dialog that was closed, and the values it was typed over. */
export interface FormDraft<T> {
  readonly base: T
  readonly typed: Partial<T>
}

/** Keeps a closed dialog's draft until it is opened again. */
export interface DraftStore<T> {
  recall: () => FormDraft<T> | undefined
  keep: (draft: FormDraft<T>) => void
}

/** The fields that both someone else and the person at the form have changed. */
export const conflictsOf = <T extends object>(base: T, now: T, typed: Partial<Record<keyof T, unknown>>): (keyof T)[] =>
  (Object.keys(now) as (keyof T)[]).filter((key) => Boolean(typed[key]) && now[key] !== base[key])
