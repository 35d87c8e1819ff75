import { type HttpHandler, HttpResponse, http } from "msw"
import { setupServer } from "msw/node"
import { hostedHosts } from "./domain/search/hosted/hosts.ts"
import { type Backend, type BackendOptions, createBackend } from "./http/backend.ts"
import { ConnectionDropped } from "./http/faults.ts"

/** Creates an MSW handler for the API below a base URL, and one for the hosts of the search service. */
export const backendHandlers = (backend: Backend, baseUrl: string): HttpHandler[] => {
  const answer = async ({ request }: { readonly request: Request }) => {
    try {
      return await backend.fetch(request)
    } catch (error) {
      if (error instanceof ConnectionDropped) return HttpResponse.error()
      throw error
    }
  }
  return [http.all(`${baseUrl.replace(/\/$/, "")}/*`, answer), http.all(hostedHosts, answer)]
}

/** Creates a backend behind MSW in Node, for tests of code that calls it by URL. */
export function setupBackend(options: BackendOptions & { baseUrl?: string } = {}) {
  const { baseUrl = "http://localhost:9000", ...rest } = options
  const backend = createBackend(rest)
  return { backend, server: setupServer(...backendHandlers(backend, baseUrl)) }
}
