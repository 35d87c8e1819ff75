import { deviceItem } from "#lib/device-items.ts"
import { control, type World } from "./control.ts"
import { type Snapshot, saveSnapshot } from "./snapshot-store.ts"

/** Id of the snapshot of the data that the latest link has replaced. */
export const BEFORE_LINK = "before-link"

/** What a link to other data replaces on this device. */
const names = [
  ...["cart", "cartRevision", "checkoutDrafts", "checkoutSeen", "country"],
  ...["customerToken", "adminToken", "adminFormDrafts"],
] as const satisfies readonly Parameters<typeof deviceItem>[0][]

/** The data before a link was opened, and what this device kept with it. */
export interface BeforeLink {
  readonly world: World
  readonly items: ReadonlyMap<(typeof names)[number], string | null>
}

const hasChanges = ({ on, tables, gone = {} }: World): boolean =>
  on === undefined || [tables, gone].some((changes) => Object.values(changes).some((rows) => rows.length > 0))

/** Keeps the data as a snapshot before a link replaces it; undefined if nothing would be lost. */
export async function keepBeforeLink(): Promise<BeforeLink | undefined> {
  const world = await control<World>("GET", "world?as=changes").catch(() => undefined)
  if (!world || !hasChanges(world)) return undefined
  const items = new Map(names.map((name) => [name, deviceItem(name).get()] as const))
  const at = new Date().toISOString()
  const snapshot: Snapshot = { id: BEFORE_LINK, name: BEFORE_LINK, at, scenario: world.scenario ?? "", world }
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
