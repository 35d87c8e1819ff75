import type { Typed } from "#machines/products/product-wizard/product-wizard.draft.ts"

/** Sets an entry, or removes it. */
export function withEntry(entries: Readonly<Record<string, Typed>>, key: string, typed: Typed | undefined) {
  const { [key]: _, ...others } = entries
  return typed === undefined ? others : { ...others, [key]: typed }
}
