import { createActor, type InspectionEvent, waitFor } from "xstate"
import type { Figures } from "#machines/checkout/checkout.figures.ts"
import type { createCheckoutMachine } from "#machines/checkout/checkout.machine.ts"
import type { Step } from "#machines/checkout/checkout.rules.ts"
import { address } from "./live-shop.ts"

type Machine = ReturnType<typeof createCheckoutMachine>
interface Input {
  cartId: string
  step?: Step | undefined
  seen?: Figures | null
}

export const startCheckout = (machine: Machine, input: Input, inspect?: (event: InspectionEvent) => void) =>
  createActor(machine, { input, ...(inspect ? { inspect } : {}) }).start()
type Actor = ReturnType<typeof startCheckout>

/** Waits until the checkout has no request under way. */
export const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
/** The checkout's state, as text. */
export const at = (actor: Actor) => JSON.stringify(actor.getSnapshot().value)

/** Answers every step up to the review. */
export async function walk(actor: Actor) {
  await rest(actor)
  actor.send({ type: "contact.submit", email: "ada@example.com" })
  await rest(actor)
  actor.send({ type: "address.submit", shipping: address, billing: address })
  await rest(actor)
  actor.send({ type: "delivery.choose", optionId: String(actor.getSnapshot().context.options[0]?.id) })
  await rest(actor)
  actor.send({ type: "payment.choose", providerId: "pp_system_default" })
  await rest(actor)
}
