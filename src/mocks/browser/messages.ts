/** A request on its way from a page to the worker that holds the world. */
export interface Asked {
  readonly id: number
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | null
}
/** Its answer; `dropped` where a fault cut the connection. */
export type Answered =
  | {
      readonly id: number
      readonly status: number
      readonly headers: readonly (readonly [string, string])[]
      readonly body: ArrayBuffer
    }
  | { readonly id: number; readonly dropped: true }

export async function toMessage(id: number, request: Request): Promise<Asked> {
  const hasBody = request.method !== "GET" && request.method !== "HEAD"
  return {
    id,
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : null,
  }
}

export const toRequest = (asked: Asked): Request =>
  new Request(asked.url, { method: asked.method, headers: asked.headers.map(([k, v]) => [k, v]), body: asked.body })
