/** Settings of the store's search. */
export interface SearchEnv {
  /**
   * `hosted`: a service with the Algolia API. `store`: the API's own POST /store/search. `listing`: the product listing
   * with `q`. `auto`: the store's search if the server has one, otherwise the listing.
   */
  kind: "hosted" | "store" | "listing" | "auto"
  appId: string
  /** Public key that allows only searching. */
  key: string
  /** One name, or one per language: `products,de:products_de`. */
  index: string
  /** Replaces the service's own hosts; without a trailing slash. */
  host: string
  /** Attributes offered as filters, in this order. */
  facets: readonly string[]
}

export interface SearchProblem {
  name: "VITE_SEARCH" | "VITE_SEARCH_APP_ID" | "VITE_SEARCH_KEY" | "VITE_SEARCH_HOST"
  value: string
  kind: "missing" | "not-a-choice" | "not-a-url"
  example: string
}

export interface SearchSource {
  VITE_SEARCH?: string | undefined
  VITE_SEARCH_APP_ID?: string | undefined
  VITE_SEARCH_KEY?: string | undefined
  VITE_SEARCH_INDEX?: string | undefined
  VITE_SEARCH_HOST?: string | undefined
  VITE_SEARCH_FACETS?: string | undefined
}

const kinds = ["hosted", "store", "listing", "auto"] as const
const FACETS = ["categories", "collection", "tags", "options.color", "options.size", "availability"]

/** App id under which the in-memory backend serves the hosted search API; the key is the publishable key. */
export const demoSearchAppId = "DEMO"

/** Whether the settings choose the hosted search service. */
export const isHosted = ({ VITE_SEARCH, VITE_SEARCH_APP_ID }: SearchSource): boolean => {
  const choice = VITE_SEARCH?.trim()
  return kinds.some((kind) => kind === choice) ? choice === "hosted" : Boolean(VITE_SEARCH_APP_ID?.trim())
}

/** Reads and validates the search settings; `defaults` has the in-memory backend's defaults. */
export function readSearch(
  source: SearchSource,
  defaults?: Pick<SearchEnv, "appId" | "key" | "host" | "index">,
): { search: SearchEnv; problems: readonly SearchProblem[] } {
  const variable = (name: keyof SearchSource) => source[name]?.trim() ?? ""
  const appId = variable("VITE_SEARCH_APP_ID") || (defaults?.appId ?? "")
  const key = variable("VITE_SEARCH_KEY") || (defaults?.key ?? "")
  const host = (variable("VITE_SEARCH_HOST") || (defaults?.host ?? "")).replace(/\/+$/, "")
  const choice = variable("VITE_SEARCH")
  const kind = kinds.find((one) => one === choice) ?? (appId ? "hosted" : "auto")
  const facets = variable("VITE_SEARCH_FACETS")
    .split(",")
    .map((facet) => facet.trim())
    .filter(Boolean)
  const problems: SearchProblem[] = []
  if (choice && !kinds.some((one) => one === choice))
    problems.push({ name: "VITE_SEARCH", value: choice, kind: "not-a-choice", example: kinds.join(" | ") })
  if (kind === "hosted" && !appId)
    problems.push({ name: "VITE_SEARCH_APP_ID", value: "", kind: "missing", example: "ABCDE12345" })
  if (kind === "hosted" && !key)
    problems.push({ name: "VITE_SEARCH_KEY", value: "", kind: "missing", example: "0123456789abcdef0123456789abcdef" })
  if (host && !URL.canParse(host))
    problems.push({ name: "VITE_SEARCH_HOST", value: host, kind: "not-a-url", example: "https://search.example.com" })
  const index = variable("VITE_SEARCH_INDEX") || (defaults?.index ?? "products")
  return { search: { kind, appId, key, index, host, facets: facets.length > 0 ? facets : FACETS }, problems }
}
