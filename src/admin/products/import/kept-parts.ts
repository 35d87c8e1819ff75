import { deviceItem } from "#lib/device-items.ts"
import type { PresentParts } from "#machines/products/product-import/product-import.context.ts"

interface Kept {
  readonly transactionId: string
  readonly present: PresentParts
}

/** Keeps what the check found, so that a reload still notices what others add. */
export const keepParts = (kept: Kept): void => deviceItem("adminImport").set(JSON.stringify(kept))

/** What is kept for an import; undefined if this tab has none. */
export function keptParts(transactionId: string): PresentParts | undefined {
  try {
    const kept: Kept | null = JSON.parse(deviceItem("adminImport").get() ?? "null")
    return kept?.transactionId === transactionId ? kept.present : undefined
  } catch {
    return undefined
  }
}
