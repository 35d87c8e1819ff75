import type { Rolldown } from "vite"

const ROUTES = "/src/routes/"
const isOfOffice = (id: string): boolean => /[\\/]src[\\/](?:routes[\\/])?admin[\\/]/.test(id)
const isOfStore = (id: string): boolean => /[\\/]src[\\/](?:store|routes[\\/]_store)[\\/]/.test(id)

/** The first page of the back office and its layouts. */
const officePage = ["admin/route", "admin/_app/route", "admin/_app/_orders/route", "admin/_app/_orders/orders.index"]
/** Titles of the help pages, which the storefront's footer and the back office list. */
const HELP_TITLES = "virtual:help-titles"
/** The layout of all pages of the storefront. */
const storeLayout = "_store/route"

/** Modules of some lines, by the name of the file in which they are: as a file of its own, each would cost a request. */
const small: Readonly<Record<string, readonly string[]>> = {
  both: [
    "app/use-page-navigate",
    "lib/absolute-url",
    "lib/address/address-parts",
    "lib/address/same-address",
    "lib/base-path",
    "lib/page-scope",
    "lib/demo-items",
    "lib/handle",
    "lib/line-title",
    "lib/src-set",
    "lib/return-policy",
    "lib/store-content",
    "lib/variant-title",
    "machines/kit/lost-response",
    "machines/kit/needed",
    "machines/orders/order-status/payment-status.rules",
    "app/error-text",
    "app/part-outlet",
    "app/part-texts",
    "ui/copy-text",
    "ui/money",
    "ui/pagination",
    "ui/photo",
    "ui/use-copy",
  ],
  store: [
    "machines/store/checkout/checkout-steps",
    "machines/store/store-refusal",
    "store/api/use-refusal-text",
    "store/order/last-order",
  ],
  office: ["admin/orders/order-queries"],
  purchase: [
    "lib/address/all-countries",
    "lib/address/countries",
    "lib/address/lines",
    "lib/address/provinces",
    "lib/payment-provider",
    "store/address/address-text",
    "store/order/order-phase",
  ],
  "account-and-others": ["store/order/transfer/transfer", "store/order/order-of-another"],
  quantity: ["lib/parse-whole", "ui/quantity-stepper", "ui/refused-draft"],
  lists: ["admin/kit/list/create-link", "admin/kit/list/name-column"],
  fields: ["admin/kit/form/moment-schema", "admin/kit/form/text-schema"],
  steps: ["ui/radio-cards", "ui/stepper"],
  stock: ["machines/orders/order-change/short-stock", "machines/orders/order-change/stock.rules"],
  changes: [
    "admin/orders/order-change/continue-at",
    "machines/orders/order-change/shipping-options.rules",
    "machines/orders/order-change/order-change.rules",
  ],
}

/**
 * The kit, which many pages load. Excludes modules that import a large library, which are loaded on demand, and the page
 * frame, which the storefront's first page doesn't have.
 */
const kit = /[\\/]src[\\/](?:ui|lib)[\\/](?!messages|dialog|drawer|combobox|menu|breadcrumbs|page)/

/**
 * Files from which a module of the kit is in the file for both areas. With a lower count, the storefront would load
 * components of the back office.
 */
const MANY = 52

/** The router's plugin loads the parts of a route with import(), so that each stays a chunk of its own. */
const isPart = (id: string): boolean => id.includes("?tsr-split=")

const isModule = (id: string): boolean => {
  if (isPart(id)) return id.includes(`${ROUTES}${storeLayout}.tsx?`)
  if (id.endsWith(HELP_TITLES)) return true
  return /[\\/]src[\\/](?!lib[\\/]messages[\\/]index)/.test(id) && !id.includes("?area=admin")
}

/** Parts of the messages that pages have together. */
const texts: Readonly<Record<string, readonly string[]>> = {
  store: ["shared", "store", "refusal"],
  session: ["session", "sign-in"],
}

/** Pages of the back office that may load a file of the storefront's pages. */
const RARE = 6

/**
 * Bundles the modules that every page of an area loads, and that at least `minShareCount` chunks share, into a file per
 * area and one for both, with the layout and the routes of the storefront in its own, and what several pages of the storefront share into a file per kind of page. In many small
 * files the same code takes a third more when compressed, each file costs a request, and the route tree lists every
 * file. The modules' imports are in the same chunk or in the one for both, so that no two chunks import each other.
 */
export function areaChunks(minShareCount: number): Rolldown.CodeSplittingGroup[] {
  const seen: string[] = []
  let areas: ReadonlyMap<string, string> | undefined
  const group = (name: string, isIn: (area: string) => boolean): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    test: (id) => {
      if (name === "both") seen.push(id)
      return isModule(id)
    },
    name: (id, graph) => {
      areas ??= areasOf(seen, graph)
      const area = areas.get(id)
      return area !== undefined && isIn(area) ? area : null
    },
    // What always loads together is one file, also what only one other file imports.
    ...(name !== "together" && { minShareCount }),
    includeDependenciesRecursively: false,
  })
  const isTogether = (area: string) => area === "store" || area.startsWith("texts")
  return [
    group("both", (area) => area === "both"),
    group("together", isTogether),
    group("office", (area) => area === "office"),
    group("store-pages", (area) => !["both", "office"].includes(area) && !isTogether(area)),
  ]
}

function areasOf(ids: readonly string[], graph: Rolldown.ChunkingContext): Map<string, string> {
  const nameOf = (id: string) => id.slice(id.indexOf(ROUTES) + ROUTES.length).replace(/\.tsx\?.*$/, "")
  const partsOf = (pages: readonly string[]) => ids.filter((id) => isPart(id) && pages.includes(nameOf(id)))
  const treeOf = (area: string) => ids.filter((id) => id.endsWith(`?area=${area}`))
  const entry = ids.filter((id) => id.endsWith("/index.html"))
  const office = withImports([...entry, ...partsOf(officePage)], graph)
  const everyOfficePage = withImports([...office, ...treeOf("admin")], graph)
  const inOffice = withImports(ids.filter(isOfOffice), graph)
  const rendered = ids.filter((id) => id.endsWith("/src/store/shell/rendered-page.ts"))
  const layout = withImports([...entry, ...rendered, ...treeOf("store"), ...partsOf([storeLayout])], graph)
  const inStore = withImports([...layout, ...ids.filter(isOfStore)], graph)
  const areas = new Map<string, string>()
  for (const id of layout) {
    if (everyOfficePage.has(id) || /[\\/]src[\\/](?:schema|sdk)[\\/]store\b/.test(id)) areas.set(id, "both")
    else if (!inOffice.has(id)) areas.set(id, "store")
  }
  for (const id of everyOfficePage) if (!inStore.has(id)) areas.set(id, "office")
  const pages = ids.filter((id) => isPart(id) && !layout.has(id))
  const inOfficePages = countImports(pages.filter(isOfOffice), graph)
  /** The kinds of pages of the storefront that load a module. */
  const kinds = new Map<string, Set<string>>()
  for (const page of pages.filter(isOfStore))
    for (const id of withImports([page], graph)) kinds.set(id, (kinds.get(id) ?? new Set()).add(kindOf(nameOf(page))))
  const late = ids.filter((id) => id.endsWith("/src/store/shell/privacy-settings.tsx"))
  for (const id of withImports(late, graph)) kinds.set(id, (kinds.get(id) ?? new Set()).add("late"))
  for (const [id, found] of kinds) {
    const name = layout.has(id) ? undefined : sharedBy(found, inOfficePages.get(id) ?? 0)
    if (name) areas.set(id, name)
  }
  const asked = ids.filter((id) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
  const users = countImports([...entry, ...asked], graph)
  for (const id of ids) if (kit.test(id) && (users.get(id) ?? 0) >= MANY) areas.set(id, "both")
  for (const id of ids) {
    const [, locale, part = ""] = /[\\/]lib[\\/]messages[\\/](\w+)[\\/]([\w-]+)\.ts$/.exec(id) ?? []
    const [name] = Object.entries(texts).find(([, parts]) => parts.includes(part)) ?? []
    if (name) for (const text of withImports([id], graph)) areas.set(text, `texts-${locale}-${name}`)
  }
  for (const id of ids) if (id.endsWith(HELP_TITLES)) areas.set(id, "both")
  for (const [name, modules] of Object.entries(small)) {
    const paths = new Set(modules.map((module) => `/src/${module}`))
    for (const id of ids) if (paths.has(id.replace(/^.*(?=\/src\/)|\.tsx?$/g, ""))) areas.set(id, name)
  }
  return areas
}

/** Pages of the storefront that a visit opens together. What is loaded after every page has the kind `late`. */
function kindOf(page: string): string {
  const [name = "", inner = ""] = page.slice("_store/".length).split("/")
  if (/return|transfer|pay$/.test(page)) return "task"
  if (name === "account" && !["_member", "transfer"].includes(inner)) return "sign-in"
  if (name === "preview") return inner === "index" ? "home" : "pages"
  if (name === "index") return "home"
  if (page === "_store/products/$handle") return "product"
  return ["products", "categories", "collections"].includes(name) ? "browse" : name
}

/**
 * Name of the file for what these kinds of pages of the storefront share, together with a number of the back office's
 * pages. What some of the back office's pages load, but not most, stays in a file of its own. A file has only what the
 * first of its kinds loads too, so that no page waits for the libraries of another.
 */
function sharedBy(kinds: ReadonlySet<string>, officePages: number): string | undefined {
  if (officePages >= RARE) return undefined
  const first =
    ["home", "late", "product", "browse", "search", "sign-in", "cart", "checkout", "account", "order"].find((kind) =>
      kinds.has(kind),
    ) ?? "task"
  const name = kinds.size > 1 ? `${first}-and-others` : [...kinds].join()
  return officePages > 0 ? `${name}-office` : name
}

function countImports(pages: readonly string[], graph: Rolldown.ChunkingContext): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of pages) for (const id of withImports([page], graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
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
