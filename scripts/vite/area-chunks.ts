import type { Rolldown } from "vite"

const ROUTES = "/src/routes/"

/** The first page of the back office and its layouts. */
const officePage = ["admin/route", "admin/_app/route", "admin/_app/_orders/route", "admin/_app/_orders/orders/index"]
/** The layout of all pages of the storefront. */
const storeLayout = ["_store/route"]

/** The router's plugin loads the parts of a route with import(), so that each stays a chunk of its own. */
const isPart = (id: string): boolean => id.includes("?tsr-split=")

const isModule = (id: string): boolean =>
  /[\\/]src[\\/](?!lib[\\/]messages)/.test(id) && !isPart(id) && !id.includes("?area=")

type Area = "both" | "store" | "office"

/**
 * Bundles the modules that every page of an area loads, and that at least `minShareCount` chunks share, into a file per
 * area and one for both. In many small files the same code takes a third more when compressed, each file costs a
 * request, and the route tree lists every file. The modules' imports are in the same chunk or in the one for both, so
 * that no two chunks import each other.
 */
export function areaChunks(minShareCount: number): Rolldown.CodeSplittingGroup[] {
  const seen: string[] = []
  let areas: ReadonlyMap<string, Area> | undefined
  const group = (area: Area): Rolldown.CodeSplittingGroup => ({
    debugName: area,
    test: (id) => {
      if (area === "both") seen.push(id)
      return isModule(id)
    },
    name: (id, graph) => {
      areas ??= areasOf(seen, graph)
      return areas.get(id) === area ? area : null
    },
    minShareCount,
    includeDependenciesRecursively: false,
  })
  return [group("both"), group("store"), group("office")]
}

function areasOf(ids: readonly string[], graph: Rolldown.ChunkingContext): Map<string, Area> {
  const nameOf = (id: string) => id.slice(id.indexOf(ROUTES) + ROUTES.length).replace(/\.tsx\?.*$/, "")
  const partsOf = (pages: readonly string[]) => ids.filter((id) => isPart(id) && pages.includes(nameOf(id)))
  const treeOf = (area: string) => ids.filter((id) => id.endsWith(`?area=${area}`))
  const entry = ids.filter((id) => id.endsWith("/index.html"))
  const office = withImports([...entry, ...partsOf(officePage)], graph)
  const everyOfficePage = withImports([...office, ...treeOf("admin")], graph)
  const inOffice = withImports(
    ids.filter((id) => id.includes("/routes/admin/")),
    graph,
  )
  const layout = withImports([...entry, ...treeOf("store"), ...partsOf(storeLayout)], graph)
  const inStore = withImports([...layout, ...ids.filter((id) => id.includes("/routes/_store/"))], graph)
  const areas = new Map<string, Area>()
  for (const id of layout) {
    if (everyOfficePage.has(id)) areas.set(id, "both")
    else if (!inOffice.has(id)) areas.set(id, "store")
  }
  for (const id of office) if (!inStore.has(id)) areas.set(id, "office")
  return areas
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
