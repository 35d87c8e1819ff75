import { operationOf } from "./operations.ts"

/** Operations that requests of rendered pages succeeded with, by the route of the page: `/admin/orders/$id`. */
export const pageCalls = new Map<string, Set<string>>()

/** A `fetch` that records the operation of each successful request under the page that is open when it is sent. */
export function recordPageCalls(fetch: typeof globalThis.fetch, openPage: () => string | undefined) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const page = openPage()
    const request = new Request(input, init)
    const { method, url } = request
    const response = await fetch(request)
    const operation = response.ok && page ? operationOf(method, new URL(url).pathname)?.route : undefined
    if (page && operation) pageCalls.set(page, (pageCalls.get(page) ?? new Set()).add(operation))
    return response
  }
}
