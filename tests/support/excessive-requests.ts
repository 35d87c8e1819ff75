import { demoSearchAppId } from "#lib/env-search.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"

/** A request that exceeds a limit, and the expected error status. */
export interface ExcessiveRequest {
  readonly name: string
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: string
  readonly status: 400 | 413
}

const deep = (depth: number, [open, close] = ["[", "]"]): string => open.repeat(depth) + close.repeat(depth)
const words = (count: number): string => Array.from({ length: count }, (_, i) => `w${i}`).join(" ")
const cycle = Array.from({ length: 20 }, () => "variants.product").join(".")
const many = (count: number, one: object): object[] => Array.from({ length: count }, () => one)

const query = (name: string, queryString: string): ExcessiveRequest => ({
  name,
  method: "GET",
  path: `/admin/products?${queryString}`,
  status: 400,
})
const body = (name: string, path: string, sent: string | object): ExcessiveRequest => ({
  name,
  method: "POST",
  path,
  body: typeof sent === "string" ? sent : JSON.stringify(sent),
  status: 400,
})
const KEY = `x-algolia-application-id=${demoSearchAppId}&x-algolia-api-key=${PUBLISHABLE_KEY}`
const hosted = (name: string, path: string, sent: string | object) => body(name, `/1/indexes/${path}?${KEY}`, sent)
const QUERY = "products/query"

/** Requests that are rejected before their work begins. */
export const excessiveRequests: readonly ExcessiveRequest[] = [
  query("a huge index", "id[4294967294]=x"),
  query("a huge escaped index", "id%5B%34294967294%5D=x"),
  query("a huge index next to a malformed escape", "id%5B4294967294%5D%=x"),
  query("a huge index in a nested filter", "$and[0][id][99999999]=x"),
  query("circular fields", `fields=${cycle}`),
  query("many fields", `fields=${"a,".repeat(1000)}`),
  query("many parameters", "id[]=x&".repeat(1500)),
  query("many filters", Array.from({ length: 200 }, (_, i) => `$or[${i}][id]=x`).join("&")),
  query("a long search", `q=${"a".repeat(1000)}`),
  query("a search for many words", `q=${"a+".repeat(100)}`),
  query("a long URL", `x=${"y".repeat(20_000)}`),
  query("a sort key with many relations", `order=${"variants.".repeat(20)}id`),
  body("deeply nested metadata", "/admin/product-tags", `{"value":"a","metadata":{"a":${deep(10_000)}}}`),
  body(
    "deeply nested objects",
    "/admin/product-tags",
    `{"value":"a","metadata":${deep(8000, ['{"a":', "}"]).replace('":}', '":1}')}}`,
  ),
  body("metadata with many values", "/admin/product-tags", `{"value":"a","metadata":{"a":[${"1,".repeat(40_000)}1]}}`),
  body(
    "deeply nested search filters",
    "/store/search",
    `{"entity":"product","filters":${deep(5000, ['{"$and":[', "]}"])}}`,
  ),
  body("a search filter with many words", "/store/search", { entity: "product", filters: { q: words(1600) } }),
  body("many searches in one request", "/store/search", { queries: many(200, { entity: "product" }) }),
  { ...body("a body of more than 100 kB", "/admin/product-tags", `{"value":"${"a".repeat(200_000)}"}`), status: 413 },
  hosted("a malformed escape in an index name", "%/query", "{}"),
  hosted("deeply nested facet filters", QUERY, `{"facetFilters":${deep(5000)}}`),
  hosted("deeply nested facet filters as text", QUERY, { facetFilters: deep(5000) }),
  hosted("deeply nested filters of a hosted search", QUERY, { filters: "(".repeat(20_000) }),
  hosted("hosted search filters with many negations", QUERY, { filters: `${"NOT ".repeat(400)}a:b` }),
  hosted("a numeric filter with many spaces", QUERY, { numericFilters: [`a${" ".repeat(50_000)}b`] }),
  hosted("a hosted search for many words", QUERY, { query: words(1600) }),
  hosted("many hosted searches in one request", "*/queries", { requests: many(200, { indexName: "products" }) }),
]
