/** One field of a multipart form. */
export interface FormField {
  readonly field: string
  readonly value?: string
  readonly text?: string
  readonly base64?: string
  readonly type?: string
  readonly name?: string
}
/** One request of a recorded conversation and its answer. */
export interface Step {
  readonly n: number
  readonly note?: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly basic?: string
  readonly body?: unknown
  readonly raw?: string
  readonly form?: readonly FormField[]
  readonly status: number
  readonly response: unknown
  readonly loose?: boolean
}
/** A recorded conversation with the real server. */
export interface Tape {
  readonly name: string
  readonly about: string
  readonly needs: readonly string[]
  readonly steps: readonly Step[]
}
