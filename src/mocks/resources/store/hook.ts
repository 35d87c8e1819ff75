import { implement } from "#mocks/resources/implement.ts"
import { hookEndpoints } from "#schema/store/hook.endpoints.ts"
import { hookSchemas } from "#schema/store/hook.ts"

export const hookRoutes = implement(hookEndpoints, hookSchemas, {
  /** Webhook of payment providers: the server responds OK to any caller and processes the event later. */
  payment: () => new Response("OK", { headers: { "content-type": "text/plain; charset=utf-8" } }),
})
