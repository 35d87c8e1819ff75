import type { Chance } from "#tests/support/fuzz/chance.ts"
import type { Quantities } from "./quantities.ts"
import type { ShopperShop } from "./shop.ts"
import type { ShopTab } from "./tab.ts"

const TOKEN = "shop_customer_token"

/** What can happen in one run. */
export interface RunPlan {
  /** Percentage of requests that fail. */
  readonly faults: number
  readonly hasLogins: boolean
  readonly hasCopies: boolean
  /** Number of actions in each tab. */
  readonly actions: number
}

export const planOf = (chance: Chance): RunPlan => ({
  faults: chance.pick([0, 5, 20]),
  hasLogins: chance.percent(65),
  hasCopies: chance.percent(30),
  actions: 10 + chance.below(10),
})

/** The server no longer accepts the token: its signature is another one. */
async function expire(kept: Map<string, string>, tab: ShopTab): Promise<void> {
  const token = kept.get(TOKEN)
  if (token) kept.set(TOKEN, `${token.slice(0, -8)}AAAAAAAA`)
  await tab.readAccount()
}

type Action = readonly [name: string, run: () => Promise<unknown>]

/** What a tab does next: mostly the next step of its order, or what interferes with the other tab's order. */
export function nextAction(
  { browser, customers, variants }: ShopperShop,
  [tab, other]: readonly [ShopTab, ShopTab],
  plan: RunPlan,
  chance: Chance,
  quantities: Quantities,
): Action {
  const variantId = chance.pick(variants)
  const country = chance.pick(["de", "us"])
  // Mostly someone else than who is signed in.
  const someone = chance.pick(customers.flatMap((one) => (one.id === tab.visit.owner ? [one] : [one, one, one])))
  const add: Action = ["add", async () => quantities.count(variantId, await tab.add(variantId))]
  const increase: Action = [
    "increase",
    async () => {
      const added = await tab.increase(1 + chance.below(2))
      if (added) quantities.count(added.variantId, added)
    },
  ]
  const step: Action = tab.visit.cartId ? ["step", () => tab.stepOn()] : add
  const change: Action = ["change an input", () => tab.changeAnswer()]
  const move: Action = [`switch market to ${country}`, () => tab.switchMarket(country)]
  const logins: readonly Action[] = plan.hasLogins
    ? [
        [`sign in ${someone.email}`, () => tab.signIn(someone)],
        [`sign in ${someone.email}`, () => tab.signIn(someone)],
        ["sign out", () => tab.signOut()],
        ["login expires", () => expire(browser.kept, tab)],
      ]
    : []
  // Someone else is signed in by now, which this tab doesn't know yet.
  if (tab.isOutdated && chance.percent(80))
    return chance.percent(60) ? ["save address", () => tab.saveAddress()] : chance.pick([step, increase])
  if (other.isAtReview && chance.percent(50))
    return chance.pick([change, change, step, step, move, increase, ...logins])
  if (chance.percent(70)) return step
  const others: Action[] = [add, increase, move, change, ["leave the checkout", () => tab.leaveCheckout()]]
  if (plan.hasCopies) others.push(["copy cart", () => tab.copyCart()])
  if (plan.hasLogins)
    others.push(
      ["read account", () => tab.readAccount()],
      ["save address", () => tab.saveAddress()],
      ["save address", () => tab.saveAddress()],
    )
  return chance.pick([...others, ...logins])
}
