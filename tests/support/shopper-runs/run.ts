import { Chance } from "#tests/support/fuzz/chance.ts"
import { nextAction, planOf } from "./actions.ts"
import { leaks, outdatedTabs, wrongAddresses, wrongCaches, wrongOrders } from "./checks.ts"
import { HeldNetwork } from "./network.ts"
import { Quantities } from "./quantities.ts"
import { Scheduler } from "./scheduler.ts"
import type { ShopperShop } from "./shop.ts"
import { ShopTab } from "./tab.ts"
import { watchRequests } from "./watch-requests.ts"

const MAX_EVENTS = 5_000

export interface ShopperRun {
  /** What went wrong, each with the actions that led there. */
  readonly wrong: readonly string[]
  /** How many orders were placed. */
  readonly orders: number
}

/** Runs random actions in two tabs while requests, responses and storage events are held and some requests fail. */
export async function runShoppers(given: ShopperShop, seed: number): Promise<ShopperRun> {
  const { shop, browser, world } = given
  const chance = new Chance(seed)
  const plan = planOf(chance)
  const scheduler = new Scheduler(new Chance(seed + 1_000_000))
  const network = new HeldNetwork(shop.backend, scheduler, new Chance(seed + 2_000_000))
  browser.clear()
  shop.backend.db.import(world)
  network.percent = plan.faults
  browser.onPendingEvent = (tab) => {
    scheduler.add("storage", () => tab.deliverEvent())
  }
  const { fetch } = globalThis
  const restoreTimers = scheduler.ownTimers()
  globalThis.fetch = network.fetch as typeof globalThis.fetch
  browser.kept.set("app:shop_country", chance.pick(["de", "us"]))
  const open = (i: 0 | 1) =>
    new ShopTab(given.tabs[i], browser.tabs[i], given.shopperOf, new Chance(seed + 3_000_000 + i))
  const tabs = [open(0), open(1)] as const
  const quantities = new Quantities()
  const requests = watchRequests(given, tabs, network)
  const done: string[] = []
  const wrong: string[] = []
  network.onServed = ({ method, path, body }, outcome) => {
    if (method !== "GET") done.push(`  ${method} ${path} ${body} ${outcome}`)
  }
  let busy = 0
  const idle = new Map<0 | 1, () => void>()
  function act(i: 0 | 1, left: number): void {
    if (left === 0) return
    const start = () => {
      idle.delete(i)
      const [name, run] = nextAction(given, [tabs[i], tabs[i === 0 ? 1 : 0]], plan, chance, quantities)
      done.push(`tab ${i} ${name}`)
      busy += 1
      // What the store refuses is no failure of the run.
      void run()
        .then(() => "done", String)
        .then((end) => {
          done.push(`tab ${i} ${name}: ${end}`)
          busy -= 1
          act(i, left - 1)
        })
    }
    const remove = scheduler.add("act", start)
    idle.set(i, () => {
      remove()
      start()
    })
  }
  /** Lets a tab that doesn't know yet who is signed in act before its storage event. */
  const step = () => {
    const [act] = [...idle].flatMap(([i, start]) => (tabs[i].isOutdated ? [start] : []))
    return act && chance.percent(70) ? scheduler.runNow(act) : scheduler.step()
  }
  try {
    act(0, plan.actions)
    act(1, plan.actions)
    for (let count = 0; wrong.length === 0; count++) {
      const kind = await step()
      if (kind === undefined && busy > 0) wrong.push("a tab waits forever")
      if (count > MAX_EVENTS) wrong.push("the tabs never rest")
      wrong.push(...requests.problems())
      if (kind === undefined || kind === "storage" || count % 16 === 0) wrong.push(...leaks(given, tabs))
      if (kind === undefined) break
    }
    if (wrong.length === 0) {
      wrong.push(...outdatedTabs(tabs), ...wrongAddresses(given))
      if (!plan.hasCopies) wrong.push(...quantities.differences(given, !plan.hasLogins))
      if (plan.faults === 0) wrong.push(...wrongCaches(given, tabs))
    }
  } finally {
    for (const tab of tabs) tab.close()
    restoreTimers()
    globalThis.fetch = fetch
  }
  if (wrong.length === 0) wrong.push(...(await wrongOrders(given, tabs)))
  const reports = wrong.map((text) => `seed ${seed}: ${text}\n  ${JSON.stringify(plan)}\n  ${done.join("\n  ")}`)
  return { wrong: reports, orders: shop.backend.db.tables.order.size }
}
