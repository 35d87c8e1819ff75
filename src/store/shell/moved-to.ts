import { locales } from "#lib/locale.ts"
import { splitMarket } from "#lib/market-prefix.ts"
import { storePath } from "#store/account/sign-in/sign-in-search.ts"

/** Where a page that doesn't exist leads; empty if the shop says nothing about it. */
export interface Moved {
  /** Path in the app, without a market. */
  readonly to?: string
  readonly isGone?: true
}

const BASE = "http://localhost"

/** A path of the store without its market; undefined for anything that could lead to another site. */
function storePathIn(value: unknown): string | undefined {
  const path = storePath(value)
  return path && splitMarket(path, locales).path
}

/** The page that a path leads to, in one spelling. */
function pageOf(path: string): string {
  const { pathname } = new URL(path, BASE)
  const page = pathname.replace(/(.)\/+$/, "$1")
  try {
    return decodeURIComponent(page).normalize("NFC")
  } catch {
    return page
  }
}

/**
 * Looks up a path in the shop's list of redirects, `{ "/products/old": "/products/new", "/products/gone": null }`. If the
 * target is in the list too, its target counts. Entries that aren't paths of the store, and those that lead back to
 * where they start, are ignored.
 */
export function movedTo(redirects: unknown, path: string): Moved {
  const targets = new Map<string, string | null>()
  for (const [from, value] of Object.entries(redirects ?? {})) {
    const page = storePathIn(from)
    const target = value === null ? null : storePathIn(value)
    if (page !== undefined && target !== undefined) targets.set(pageOf(page), target)
  }
  const passed = new Set<string>()
  const found: (string | null)[] = []
  const start = storePathIn(path)
  let page = start && pageOf(start)
  while (page !== undefined) {
    if (passed.has(page)) return {}
    passed.add(page)
    const target = targets.get(page)
    if (target !== undefined) found.push(target)
    page = target ? pageOf(target) : undefined
  }
  const [first, second = first] = found
  if (second === undefined) return {}
  return second === null ? { isGone: true } : { to: second }
}
