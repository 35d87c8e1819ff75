import { type HttpHandler, http } from "msw"
import { setupServer } from "msw/node"
import { type Backend, type BackendOptions, createBackend } from "./core/backend.ts"

/** One MSW handler for the whole API below a base URL. */
export const backendHandlers = (backend: Backend, baseUrl: string): HttpHandler[] => [
  http.all(`${baseUrl.replace(/\/$/, "")}/*`, ({ request }) => backend.fetch(request)),
]

/** A backend behind MSW in Node, for tests of what calls it by URL. */
export function setupBackend(options: BackendOptions & { baseUrl?: string } = {}) {
  const backend = createBackend(options)
  const server = setupServer(...backendHandlers(backend, options.baseUrl ?? "http://localhost:9000"))
  return { backend, server }
}
