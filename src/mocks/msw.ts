import { type HttpHandler, HttpResponse, http } from "msw"
import { hostedHosts } from "./domain/search/hosted/hosts.ts"
import type { Backend } from "./http/backend.ts"
import { Address } from "./http/backend-options.ts"
import { checked } from "./http/checked.ts"
import { ConnectionDropped } from "./http/connection-dropped.ts"
import { pathOf, withoutPath } from "./http/public-address.ts"

/**
 * Creates MSW handlers for a worker in a browser or a server in Node: one for the API below a base URL, such as
 * `http://localhost:9000` or `https://shop.example.com/api`, and one for the hosts of the search service.
 */
export const backendHandlers = (backend: Pick<Backend, "fetch">, baseUrl: string): HttpHandler[] => {
  checked(Address, baseUrl, "baseUrl")
  const base = baseUrl.replace(/\/+$/, "")
  const answer = async ({ request }: { readonly request: Request }) => {
    try {
      return await backend.fetch(request.url.startsWith(base) ? withoutPath(request, pathOf(base)) : request)
    } catch (error) {
      if (error instanceof ConnectionDropped) return HttpResponse.error()
      throw error
    }
  }
  return [http.all(`${base}/*`, answer), http.all(hostedHosts, answer)]
}
