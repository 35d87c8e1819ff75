import type { ApiError } from "#sdk/error.ts"

/** Snapshot of a machine with a state per step in `editing`, and others that create the record. */
export interface CreationSnapshot<Step extends string, Draft = unknown> {
  readonly value: string | { readonly editing: Step }
  readonly status: string
  readonly context: { readonly draft: Draft; readonly error: ApiError | null }
  matches(state: "editing" | "unsure"): boolean
  hasTag(tag: "busy"): boolean
}

export interface CreationActor<Step extends string, Draft = unknown> {
  getSnapshot(): CreationSnapshot<Step, Draft>
  send(event: { readonly type: `go.${Step}` | "retry" }): void
}

/** The step that the page shows; the review while the record is being created. */
export const stepOf = <Step extends string>({ value }: Pick<CreationSnapshot<Step>, "value">): Step =>
  typeof value === "object" ? value.editing : ("review" as Step)
