import { z } from "zod/mini"
import { presentAdmin } from "#admin/api/client.ts"
import { type DeviceItemName, deviceItem } from "#lib/device-items.ts"
import { findOpenTabs, ownTab } from "./own-tab.ts"

/** The draft of a tab that was closed. */
export interface ClosedDraft<T> {
  readonly tab: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
  readonly kept: T
}

interface Stored {
  readonly admin: string | null
  /** By tab. */
  readonly drafts: Readonly<Record<string, unknown>>
}

/** Drafts of a kind; more are dropped, the oldest first. */
const MAX_DRAFTS = 5

const AnyStored = z.object({ admin: z.string(), drafts: z.record(z.string(), z.unknown()) })

/** Keeps one draft per tab on this device, so that tabs don't overwrite each other's and a closed tab loses nothing. */
export function tabDrafts<T>(item: DeviceItemName, shape: z.ZodMiniType<T>) {
  const Draft = z.object({ changedAt: z.number(), kept: shape })

  /** The drafts of the signed-in admin; damaged ones and those of another admin count as missing. */
  function read(): Stored {
    const admin = presentAdmin()
    try {
      const stored = AnyStored.safeParse(JSON.parse(deviceItem(item).get() ?? "null"))
      if (stored.success && stored.data.admin === admin) return stored.data
    } catch {
      // Damaged: start over.
    }
    return { admin, drafts: {} }
  }

  function write({ admin, drafts }: Stored): void {
    const latest = Object.entries(drafts).slice(-MAX_DRAFTS)
    if (latest.length === 0) deviceItem(item).remove()
    else if (admin !== null) deviceItem(item).set(JSON.stringify({ admin, drafts: Object.fromEntries(latest) }))
  }

  function draftOf(tab: string): Omit<ClosedDraft<T>, "tab"> | undefined {
    const draft = Draft.safeParse(read().drafts[tab])
    return draft.success ? draft.data : undefined
  }

  function keep(kept: T): void {
    const { admin, drafts } = read()
    const { [ownTab()]: _, ...others } = drafts
    write({ admin, drafts: { ...others, [ownTab()]: { changedAt: Date.now(), kept } } })
  }

  function drop(tab = ownTab()): void {
    const { admin, drafts } = read()
    if (!(tab in drafts)) return
    const { [tab]: _, ...others } = drafts
    write({ admin, drafts: others })
  }

  return {
    keep,
    drop,
    /** The draft of this tab. */
    recall: (): T | undefined => draftOf(ownTab())?.kept,
    /** The drafts of tabs that were closed, the latest first. */
    async closed(): Promise<readonly ClosedDraft<T>[]> {
      const isOpen = await findOpenTabs()
      const found = Object.keys(read().drafts).flatMap((tab) => {
        const draft = isOpen(tab) ? undefined : draftOf(tab)
        return draft ? [{ tab, ...draft }] : []
      })
      return found.toReversed()
    },
    /** Makes the draft of a closed tab that of this tab; does nothing if another tab has taken it. */
    take(tab: string): void {
      const draft = draftOf(tab)
      if (!draft) return
      drop(tab)
      keep(draft.kept)
    },
  }
}
