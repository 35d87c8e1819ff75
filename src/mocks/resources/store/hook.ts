import { applyStripeEvent } from "#mocks/domain/orders/payment-webhook.ts"
import { implement } from "#mocks/resources/implement.ts"
import { hookEndpoints } from "#schema/store/hook.endpoints.ts"
import { hookSchemas } from "#schema/store/hook.ts"

export const hookRoutes = implement(hookEndpoints, hookSchemas, {
  /** Webhook of payment providers: the server responds OK to any caller. Events of Stripe report payments. */
  payment: ({ db, params, body }) => {
    const { type, data } = Object(body) as { type?: unknown; data?: { object?: { id?: unknown } } | null }
    const id = data?.object?.id
    if (typeof type === "string" && typeof id === "string") applyStripeEvent(db, `pp_${params.provider}`, type, id)
    return new Response("OK", { headers: { "content-type": "text/plain; charset=utf-8" } })
  },
})
