import { deviceItem } from "#lib/device-items.ts"
import type { PresentVariants } from "#machines/product-import/product-import.context.ts"

interface Kept {
  readonly transactionId: string
  readonly present: PresentVariants
}

/** Keeps the variants that the check found, so that a reload still notices those that others add. */
export const keepVariants = (kept: Kept): void => deviceItem("adminImport").set(JSON.stringify(kept))

/** The variants kept for an import; undefined if this tab has none. */
export function keptVariants(transactionId: string): PresentVariants | undefined {
  try {
    const kept: Kept | null = JSON.parse(deviceItem("adminImport").get() ?? "null")
    return kept?.transactionId === transactionId ? kept.present : undefined
  } catch {
    return undefined
  }
}
