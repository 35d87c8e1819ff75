import type { Rolldown } from "vite"

const ROUTES = "/src/routes/"

/** The first page of the back office and its layouts. */
const firstPage = ["admin/route", "admin/_app/route", "admin/_app/_orders/route", "admin/_app/_orders/orders/index"]

/** The router's plugin loads the parts of a route with import(), so that each stays a chunk of its own. */
const isPart = (id: string): boolean => id.includes("?tsr-split=")

const isModule = (id: string): boolean =>
  /[\\/]src[\\/](?!lib[\\/]messages)/.test(id) && !isPart(id) && !id.includes("?area=")

/**
 * Bundles the modules that the first back-office page shares with at least `minShareCount` other chunks and that the
 * storefront doesn't use. In many small files the same code takes a third more when compressed, and the route tree lists
 * every file. The modules' imports are in the chunk or are used by the storefront, so that no two chunks import each
 * other.
 */
export function officeChunk(minShareCount: number): Rolldown.CodeSplittingGroup {
  const seen: string[] = []
  let chosen: ReadonlySet<string> | undefined
  return {
    debugName: "office",
    test: (id) => {
      seen.push(id)
      return isModule(id)
    },
    name: (id, graph) => {
      chosen ??= modulesOf(seen, graph)
      return chosen.has(id) ? "office" : null
    },
    minShareCount,
    includeDependenciesRecursively: false,
  }
}

function modulesOf(ids: readonly string[], graph: Rolldown.ChunkingContext): Set<string> {
  const nameOf = (id: string) => id.slice(id.indexOf(ROUTES) + ROUTES.length).replace(/\.tsx\?.*$/, "")
  const office = ids.filter((id) => isPart(id) && firstPage.includes(nameOf(id)))
  const store = ids.filter((id) => /\/index\.html$|\?area=store$|\/routes\/_store\//.test(id))
  const inStore = withImports(store, graph)
  return new Set([...withImports(office, graph)].filter((id) => !inStore.has(id)))
}

function withImports(ids: readonly string[], graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  ids.forEach(visit)
  return found
}
