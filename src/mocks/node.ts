import { setupServer } from "msw/node"
import { type BackendOptions, createBackend } from "./http/backend.ts"
import { Address, checkBackendOptions } from "./http/backend-options.ts"
import { backendHandlers } from "./msw.ts"

export { backendHandlers }

/** Creates a backend behind MSW in Node, for tests of code that calls it at `baseUrl`, which may have a path. */
export function setupBackend(options: BackendOptions & { baseUrl?: string } = {}) {
  checkBackendOptions(options, { baseUrl: Address.optional() })
  const { baseUrl = "http://localhost:9000", ...rest } = options
  const backend = createBackend({ base: baseUrl, ...rest })
  return { backend, server: setupServer(...backendHandlers(backend, baseUrl)) }
}
