import { visitItem } from "#store/visit/visit-item.ts"

const recent = visitItem("recentSearches")
const KEPT = 5

/** Returns the recent searches on this device, newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(recent.get() ?? "[]")
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, KEPT) : []
  } catch {
    return []
  }
}

const save = (all: readonly string[]) => recent.set(JSON.stringify(all.slice(0, KEPT)))
const others = (query: string) => recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase())

export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text.length > 1) save([text, ...others(text)])
}
export const forgetSearches = (): void => recent.remove()
