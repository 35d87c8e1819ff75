import type { BackendProblem } from "#lib/backend-problem.ts"
import type { ClockState } from "#mocks/kernel/clock.ts"

/** A request from a page to the worker that holds the data, or the cancellation of a response stream. */
export type PortRequest =
  | {
      readonly id: number
      readonly method: string
      readonly url: string
      readonly headers: readonly (readonly [string, string])[]
      readonly body: ArrayBuffer | null
    }
  | { readonly id: number; readonly canceled: true }

interface Head {
  readonly id: number
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
}
/**
 * Messages from the worker. A response arrives at once or, with `isStreamed`, in chunks. `dropped`: a fault dropped the
 * connection. `failed`: the worker threw. Messages without an id report the worker's state.
 */
export type PortResponse =
  | WorkerState
  | (Head & { readonly body: ArrayBuffer })
  | (Head & { readonly isStreamed: true })
  | { readonly id: number; readonly chunk: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly isLast: true }
  | { readonly id: number; readonly dropped: true }
  | { readonly id: number; readonly failed: string }
/** `alive` names a Web Lock that the worker holds until it ends. */
export type WorkerState =
  | { readonly problem: BackendProblem | undefined }
  | { readonly alive: string }
  | { readonly clock: ClockState }
  | { readonly isFirstData: boolean }

/** The part of a MessagePort that both sides use. */
export interface Port<Out, In> {
  postMessage(message: Out, transfer?: Transferable[]): void
  onmessage: ((event: MessageEvent<In>) => void) | null
  /** Fires `close` when the other side's page is gone; older browsers don't. */
  addEventListener(type: "close", listener: () => void): void
}

export async function toMessage(
  id: number,
  request: Request,
): Promise<PortRequest & { readonly body: ArrayBuffer | null }> {
  const hasBody = request.method !== "GET" && request.method !== "HEAD"
  return {
    id,
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : null,
  }
}

export const toRequest = ({ method, url, headers, body }: Exclude<PortRequest, { canceled: true }>): Request =>
  new Request(url, { method, headers: headers.map(([k, v]) => [k, v]), body })
