import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"
import type { PaymentModule } from "./payment-module.ts"

interface Provider {
  /** The ids of the server's providers that this entry is for. */
  readonly matches: (id: string) => boolean
  /** Nothing is charged when the order is placed. */
  readonly paysLater?: boolean
  /** Loads the code of a provider with a form or pages of its own. */
  readonly load?: () => Promise<PaymentModule>
}

/** Providers that need something of the checkout. All others are authorized by the server when the order is placed. */
const providers: readonly Provider[] = [
  { matches: (id) => id === MANUAL_PROVIDER, paysLater: true },
  // Also the ids of single methods, such as pp_stripe-ideal_stripe.
  { matches: (id) => /^pp_stripe(-\w+)?_/.test(id), load: async () => (await import("./stripe.ts")).stripe },
]

const find = (id: string | undefined) => providers.find(({ matches }) => id !== undefined && matches(id))

/** Whether placing an order with this provider charges or authorizes the amount at once. */
export const paysNow = (id: string | undefined): boolean => id !== undefined && !find(id)?.paysLater

/** Returns the loader of a provider's own code; undefined if the server does everything. */
export const paymentLoader = (id: string | undefined): Provider["load"] => find(id)?.load

/** Loads the code of all providers that shoppers can return from. */
export const returningModules = (): Promise<PaymentModule[]> =>
  Promise.all(providers.flatMap(({ load }) => load?.() ?? []))
