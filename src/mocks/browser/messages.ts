import type { BackendProblem } from "#lib/backend-problem.ts"

/** A request on its way from a page to the worker that holds the world; or that its reader has enough. */
export type Asked =
  | {
      readonly id: number
      readonly method: string
      readonly url: string
      readonly headers: readonly (readonly [string, string])[]
      readonly body: ArrayBuffer | null
    }
  | { readonly id: number; readonly enough: true }

interface Head {
  readonly id: number
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
}
/**
 * What the worker sends. An answer is whole, or piece by piece where it goes on; `dropped` where a fault cut the
 * connection, `failed` where the worker itself broke. Without an id: news of the worker.
 */
export type Answered =
  | News
  | (Head & { readonly body: ArrayBuffer })
  | (Head & { readonly goesOn: true })
  | { readonly id: number; readonly piece: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly ended: true }
  | { readonly id: number; readonly dropped: true }
  | { readonly id: number; readonly failed: string }
/** `alive` names a Web Lock that the worker holds for as long as it lives. */
export type News = { readonly problem: BackendProblem | undefined } | { readonly alive: string }

/** The part of a MessagePort that both sides use. */
export interface Port<Out, In> {
  postMessage(message: Out, transfer?: Transferable[]): void
  onmessage: ((event: MessageEvent<In>) => void) | null
}

export async function toMessage(id: number, request: Request): Promise<Asked & { readonly body: ArrayBuffer | null }> {
  const hasBody = request.method !== "GET" && request.method !== "HEAD"
  return {
    id,
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : null,
  }
}

export const toRequest = ({ method, url, headers, body }: Exclude<Asked, { enough: true }>): Request =>
  new Request(url, { method, headers: headers.map(([k, v]) => [k, v]), body })
