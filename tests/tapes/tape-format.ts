/** `edges` covers the same ground as `flows` with every refusal; `flags` is recorded with the features behind flags on. */
export type TapeSet = "flows" | "edges" | "flags"
export const tapeSets = ["flows", "edges", "flags"] as const satisfies readonly TapeSet[]

/** One field of a multipart form. */
export interface FormField {
  readonly field: string
  readonly value?: string
  readonly text?: string
  readonly base64?: string
  readonly type?: string
  readonly name?: string
}
/** One request of a conversation; values of earlier responses are `{{script:number:path}}`. */
export interface ScriptedRequest {
  readonly n: number
  readonly note?: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** User and password, or a secret key, for basic authentication. */
  readonly basic?: string
  readonly body?: unknown
  readonly raw?: string
  readonly form?: readonly FormField[]
  /** Milliseconds to wait before the request, for what a real server does in the background. */
  readonly wait?: number
  /** Only the status of the response is compared. */
  readonly loose?: boolean
}
/** A request and the real server's response. */
export interface Step extends ScriptedRequest {
  readonly status: number
  readonly response: unknown
}
interface Conversation<S> {
  readonly name: string
  readonly about: string
  /** Conversations that come before this one. */
  readonly needs: readonly string[]
  readonly steps: readonly S[]
}
/** A conversation before it is recorded. */
export type Script = Conversation<ScriptedRequest>
/** A recorded conversation with the real server. */
export type Tape = Conversation<Step>
