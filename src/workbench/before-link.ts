import { deviceItem } from "#lib/device-items.ts"
import { type ActiveFault, control, type Fault, type ScenarioList, type World } from "./control.ts"
import { type Snapshot, saveSnapshot } from "./snapshot-store.ts"

/** Id of the snapshot of what the latest link has replaced. */
export const BEFORE_LINK = "before-link"

/** What a link to other data replaces on this device. */
const names = [
  "cart",
  "cartRevision",
  "checkoutDrafts",
  "checkoutSeen",
  "country",
  "lastOrder",
  "customerToken",
  "adminToken",
  "adminFormDrafts",
] as const satisfies readonly Parameters<typeof deviceItem>[0][]

/** The data before a link was opened, and what this device kept with it. */
export interface BeforeLink {
  readonly world: World
  readonly items: ReadonlyMap<(typeof names)[number], string | null>
}

const hasChangedRows = ({ on, tables, gone = {} }: World): boolean =>
  on === undefined || [tables, gone].some((changes) => Object.values(changes).some((rows) => rows.length > 0))

/** Whether the clock was stopped or moved after the data was built; a link may have built it with a stopped clock. */
const hasOwnClock = ({ clock, on }: World): boolean =>
  clock !== undefined && (clock.offset !== 0 || (clock.fixed !== null && clock.fixed !== on?.at))

/** Faults as text, regardless of the order of their fields and of how often they have applied. */
const textOf = (faults: readonly (Fault | ActiveFault)[]): string =>
  JSON.stringify(faults.map((fault) => Object.entries({ ...fault, id: 0, hits: 0, left: 0 }).sort()))

/** Whether faults were added to those of the scenario, or removed. */
async function hasOwnFaults({ scenario, faults = [] }: World): Promise<boolean> {
  const { scenarios } = await control<ScenarioList>("GET", "scenarios")
  return textOf(faults) !== textOf(scenarios.find(({ name }) => name === scenario)?.faults ?? [])
}

/**
 * Runs the work with which a link replaces the data, faults and clock, and keeps the ones before as a snapshot.
 * Undefined if nothing was lost, or if the work resolves with false because it has replaced nothing.
 */
export async function keepReplaced(work: () => Promise<boolean>): Promise<BeforeLink | undefined> {
  const world = await control<World>("GET", "world?as=changes").catch(() => undefined)
  const isOwn = world && (hasChangedRows(world) || hasOwnClock(world) || (await hasOwnFaults(world)))
  const items = new Map(names.map((name) => [name, deviceItem(name).get()] as const))
  if (!(await work()) || !isOwn) return undefined
  const at = new Date().toISOString()
  const [cart, country] = [items.get("cart") ?? null, items.get("country") ?? null]
  const snapshot: Snapshot = {
    id: BEFORE_LINK,
    name: BEFORE_LINK,
    at,
    scenario: world.scenario ?? "",
    world,
    cart,
    country,
  }
  // Without storage, the link can still be undone until the page is left.
  await saveSnapshot(snapshot).catch(() => undefined)
  return { world, items }
}

/** Restores the data from before a link. */
export async function undoLink({ world, items }: BeforeLink): Promise<void> {
  await control("PUT", "world", world)
  for (const [name, value] of items)
    if (value === null) deviceItem(name).remove()
    else deviceItem(name).set(value)
}
