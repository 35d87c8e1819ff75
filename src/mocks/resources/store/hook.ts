import { implement } from "#mocks/resources/implement.ts"
import { hookEndpoints } from "#schema/store/hook.endpoints.ts"
import { hookSchemas } from "#schema/store/hook.ts"

export const hookRoutes = implement(hookEndpoints, hookSchemas, {
  /** Providers report here; the server thanks whoever calls, and works on it later. */
  payment: () => new Response("OK", { headers: { "content-type": "text/plain; charset=utf-8" } }),
})
