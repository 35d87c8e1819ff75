import type { Base } from "#mocks/kernel/columns.ts"
import type { World } from "#mocks/kernel/database.ts"
import { backendBaseOf } from "./world-address.ts"

const rebasedRow = (row: Base, from: string, to: string): Base => {
  let changed: Record<string, unknown> | undefined
  for (const [key, value] of Object.entries(row)) {
    const next: unknown =
      typeof value === "string"
        ? value.startsWith(from)
          ? to + value.slice(from.length)
          : value
        : typeof value === "object" && value !== null && !Array.isArray(value)
          ? rebasedRow(value as Base, from, to)
          : value
    if (next === value) continue
    changed ??= { ...row }
    changed[key] = next
  }
  return (changed as Base | undefined) ?? row
}

/**
 * Replaces the base URL of the images and files in a saved dataset. Those that were uploaded have the URL of the world,
 * those of the scenario that of the backend.
 */
export function rebased(world: World & { readonly base?: string | undefined }, to: string): World {
  const from = world.base
  if (from === undefined || from === to) return world
  const [ofBackend, toBackend] = [backendBaseOf(from), backendBaseOf(to)]
  const rebasedIn = (row: Base): Base => {
    const uploads = rebasedRow(row, `${from}/static/`, `${to}/static/`)
    return from === ofBackend ? uploads : rebasedRow(uploads, `${ofBackend}/static/`, `${toBackend}/static/`)
  }
  const tables = Object.entries(world.tables).map(([name, rows]) => [name, rows.map(rebasedIn)] as const)
  return { ...world, tables: Object.fromEntries(tables) }
}
