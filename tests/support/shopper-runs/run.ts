import { Chance } from "#tests/support/fuzz/chance.ts"
import { leaks, wrongOrders } from "./checks.ts"
import type { ShopperShop } from "./shop.ts"
import { ShopTab } from "./tab.ts"

const ROUNDS = 12
const TOKEN = "shop_customer_token"
type Deed = readonly [name: string, run: () => Promise<unknown>]

/** What is done in a tab next: mostly the next steps of its order. */
function deedOf({ browser, customers, variants }: ShopperShop, tab: ShopTab, chance: Chance): Deed {
  if (chance.percent(65)) {
    const steps = 1 + chance.below(6)
    if (tab.visit.cartId) return [`${steps} steps`, () => tab.stepOn(steps)]
    return ["add", () => tab.add(chance.pick(variants))]
  }
  const someone = chance.pick(customers)
  return chance.pick<Deed>([
    [`sign in ${someone.email}`, () => tab.signIn(someone)],
    [`sign in ${someone.email}`, () => tab.signIn(someone)],
    ["sign out", tab.signOut],
    ["login expires", () => expire(browser.kept, tab)],
    ["switch market", () => tab.switchMarket(chance.pick(["de", "us"]))],
    ["switch market", () => tab.switchMarket(chance.pick(["de", "us"]))],
    ["switch market", () => tab.switchMarket(chance.pick(["de", "us"]))],
    ["add", () => tab.add(chance.pick(variants))],
    ["quantity", () => tab.setQuantity(1 + chance.below(4))],
    ["copy cart", () => tab.copyCart()],
    ["read account", tab.readAccount],
  ])
}

/** The server no longer accepts the token: its signature is another one. */
async function expire(kept: Map<string, string>, tab: ShopTab): Promise<void> {
  const token = kept.get(TOKEN)
  if (token) kept.set(TOKEN, `${token.slice(0, -8)}AAAAAAAA`)
  await tab.readAccount()
}

export interface ShopperRun {
  /** What went wrong, each with the deeds that led there. */
  readonly wrong: readonly string[]
  /** How many orders were placed. */
  readonly orders: number
}

/** Two tabs do things at random, often at the same time, while so many of a hundred requests fail. */
export async function runShoppers(given: ShopperShop, seed: number, percent: number): Promise<ShopperRun> {
  const { shop, browser, network, customers, world } = given
  const chance = new Chance(seed)
  browser.clear()
  shop.backend.db.import(world)
  Object.assign(network, { chance: new Chance(seed + 1_000_000), percent })
  browser.kept.set("app:shop_country", chance.pick(["de", "us"]))
  const tabs = browser.tabs.map((own, i) => new ShopTab(given.tabs[i as 0 | 1], own, given.shopperOf))
  const done: string[] = []
  const wrong: string[] = []
  const perform = async (tab: ShopTab): Promise<string> => {
    const [name, run] = deedOf(given, tab, chance)
    // What the store refuses is no failure of the run; a checkout that never rests is.
    const end = await run().then(() => "", String)
    if (/Timeout/.test(end)) wrong.push(`${name}: ${end}`)
    return `tab ${tabs.indexOf(tab)} ${name}${end && ` (${end})`}`
  }
  try {
    for (let round = 0; round < ROUNDS && wrong.length === 0; round++) {
      const busy = chance.percent(40) ? tabs : [chance.pick(tabs)]
      done.push((await Promise.all(busy.map(perform))).join(" | "))
      // Now and then a browser takes its time to tell the tabs.
      if (!chance.percent(50)) continue
      for (const tab of browser.tabs) tab.hear()
      wrong.push(...leaks(browser, tabs, customers))
    }
    network.percent = 0
    for (const tab of browser.tabs) tab.hear()
    wrong.push(...(await wrongOrders(given, tabs)))
  } finally {
    network.percent = 0
    for (const tab of tabs) tab.close()
  }
  const messages = wrong.map((text) => `seed ${seed}: ${text}\n  ${done.join("\n  ")}`)
  return { wrong: messages, orders: shop.backend.db.tables.order.size }
}
