import type { z } from "zod/mini"
import { presentAdmin } from "#admin/api/client.ts"
import { type DeviceItemName, deviceItem } from "#lib/device-items.ts"

/** Keeps one draft of the signed-in admin in an item of this tab. */
export function sessionDraft<T extends object>(name: DeviceItemName, shape: z.ZodMiniType<T>) {
  return {
    /** Damaged drafts and those of another admin count as missing. */
    recall(): T | undefined {
      try {
        const stored = JSON.parse(deviceItem(name).get() ?? "null")
        const kept = shape.safeParse(stored)
        return kept.success && stored.admin === presentAdmin() ? kept.data : undefined
      } catch {
        return undefined
      }
    },
    keep(kept: T): void {
      const admin = presentAdmin()
      if (admin !== null) deviceItem(name).set(JSON.stringify({ ...kept, admin }))
    },
    drop: (): void => deviceItem(name).remove(),
  }
}
