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
/** Its answer: whole, or piece by piece where it goes on; `dropped` where a fault cut the connection. */
export type Answered =
  | (Head & { readonly body: ArrayBuffer })
  | (Head & { readonly goesOn: true })
  | { readonly id: number; readonly piece: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly ended: true }
  | { readonly id: number; readonly dropped: true }

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
