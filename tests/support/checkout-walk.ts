import { createActor, type InspectionEvent, waitFor } from "xstate"
import type { CartSnapshot } from "#machines/store/checkout/cart-snapshot.ts"
import type { createCheckoutMachine } from "#machines/store/checkout/checkout.machine.ts"
import type { Step } from "#machines/store/checkout/checkout.rules.ts"
import { address } from "./live-shop.ts"

type Machine = ReturnType<typeof createCheckoutMachine>
interface Input {
  cartId: string
  step?: Step | undefined
  seen?: CartSnapshot | null
  isReturning?: boolean
}

export const startCheckout = (machine: Machine, input: Input, inspect?: (event: InspectionEvent) => void) =>
  createActor(machine, { input, ...(inspect ? { inspect } : {}) }).start()
type Actor = ReturnType<typeof startCheckout>

/** Waits until the checkout has no request in progress. */
export const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
/** The checkout's state value as JSON. */
export const at = (actor: Actor) => JSON.stringify(actor.getSnapshot().value)

/** The details of a shopper in Berlin; without an option, the cheapest one is used. */
export const details = (changes: { email?: string; optionId?: string } = {}) => ({
  type: "details.submit" as const,
  email: "ada@example.com",
  shipping: address,
  billing: address,
  ...changes,
})

/** Completes every step up to the review. */
export async function walk(actor: Actor) {
  await rest(actor)
  actor.send(details())
  await rest(actor)
  actor.send({ type: "payment.choose", providerId: "pp_system_default" })
  await rest(actor)
}
