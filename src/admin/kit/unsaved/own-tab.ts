import { deviceItem, deviceKey } from "#lib/device-items.ts"

const item = () => deviceItem("adminTab")
const lockName = (tab: string) => `${deviceKey("adminTab")}:${tab}`

/** Ids whose lock this page holds until it is closed. */
const held = new Set<string>()

/** Milliseconds in which the browser releases the lock of a page that was reloaded. */
const RELEASE = 500

function hold(tab: string): Promise<boolean> {
  if (!navigator.locks || held.has(tab)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const keep = () => {
      held.add(tab)
      resolve(true)
      return new Promise<void>(() => {})
    }
    navigator.locks.request(lockName(tab), { signal: AbortSignal.timeout(RELEASE) }, keep).catch(() => resolve(false))
  })
}

/** The id of this tab once `claimTab` has been called; the same after a reload. */
export const ownTab = (): string => item().get() ?? ""

/** Gives this tab an id. A duplicated tab starts with the id of the original one, which keeps it. */
export async function claimTab(): Promise<void> {
  if (ownTab() !== "" && (await hold(ownTab()))) return
  const tab = `${Date.now()}-${Math.random()}`
  item().set(tab)
  await hold(tab)
}

/** Returns whether a tab with this id is open; false for any other tab where the browser has no locks. */
export async function findOpenTabs(): Promise<(tab: string) => boolean> {
  const state = await navigator.locks?.query().catch(() => undefined)
  const names = new Set(state?.held?.map(({ name }) => name))
  return (tab) => tab === ownTab() || names.has(lockName(tab))
}
