/** Who answers the shop's search. */
export interface SearchEnv {
  /**
   * `hosted`: a service in the format of Algolia. `store`: the API's own POST /store/search. `listing`: the product
   * listing with `q`. `auto`: the store's search if the server has one, else the listing.
   */
  kind: "hosted" | "store" | "listing" | "auto"
  appId: string
  /** The public key, which may only search. */
  key: string
  index: string
  /** Instead of the service's own hosts; without a slash at its end. */
  host: string
  /** Attributes that a shopper can choose values of, in this order. */
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

/** The in-memory backend's application at the hosted search service; its key is the publishable one. */
export const demoSearchAppId = "FENNMARK"

/** `own`: what to take where nothing is said, on the in-memory backend. */
export function readSearch(
  source: SearchSource,
  own?: Pick<SearchEnv, "appId" | "key" | "host">,
): { search: SearchEnv; problems: readonly SearchProblem[] } {
  const said = (name: keyof SearchSource) => source[name]?.trim() ?? ""
  const appId = said("VITE_SEARCH_APP_ID") || (own?.appId ?? "")
  const key = said("VITE_SEARCH_KEY") || (own?.key ?? "")
  const host = (said("VITE_SEARCH_HOST") || (own?.host ?? "")).replace(/\/+$/, "")
  const wish = said("VITE_SEARCH")
  const kind = kinds.find((one) => one === wish) ?? (appId ? "hosted" : "auto")
  const facets = said("VITE_SEARCH_FACETS")
    .split(",")
    .map((facet) => facet.trim())
    .filter(Boolean)
  const problems: SearchProblem[] = []
  if (wish && !kinds.some((one) => one === wish))
    problems.push({ name: "VITE_SEARCH", value: wish, kind: "not-a-choice", example: kinds.join(" | ") })
  if (kind === "hosted" && !appId)
    problems.push({ name: "VITE_SEARCH_APP_ID", value: "", kind: "missing", example: "ABCDE12345" })
  if (kind === "hosted" && !key)
    problems.push({ name: "VITE_SEARCH_KEY", value: "", kind: "missing", example: "0123456789abcdef0123456789abcdef" })
  if (host && !URL.canParse(host))
    problems.push({ name: "VITE_SEARCH_HOST", value: host, kind: "not-a-url", example: "https://search.example.com" })
  const index = said("VITE_SEARCH_INDEX") || "products"
  return { search: { kind, appId, key, index, host, facets: facets.length > 0 ? facets : FACETS }, problems }
}
