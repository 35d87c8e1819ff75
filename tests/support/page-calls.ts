import { served } from "#mocks/http/served.ts"
import { operationOf } from "./operations.ts"

/** Operations that succeeded for requests of rendered pages, by the route of the page: `/admin/orders/$id`. */
export const pageCalls = new Map<string, Set<string>>()

/**
 * A `fetch` that records the operation of each successful request under the page that is open when it is sent. A
 * request whose response is lost counts too, if the backend executed it.
 */
export function recordPageCalls(fetch: typeof globalThis.fetch, openPage: () => string | undefined) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const page = openPage()
    const request = new Request(input, init)
    const operation = operationOf(request.method, new URL(request.url).pathname)?.route ?? ""
    const successes = () => served.get(operation)?.answered ?? 0
    const before = successes()
    try {
      return await fetch(request)
    } finally {
      if (page && successes() > before) pageCalls.set(page, (pageCalls.get(page) ?? new Set()).add(operation))
    }
  }
}
