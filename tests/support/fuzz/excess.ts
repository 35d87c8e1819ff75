import { demoSearchAppId } from "#lib/env-search.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { operations } from "#tests/support/operations.ts"
import type { Attempt, Credentials } from "./attempt.ts"
import type { Chance } from "./chance.ts"
import { hostileTexts, hostileValue } from "./hostile.ts"
import type { World } from "./world.ts"

const SIZES = [2, 20, 300, 2000, 20_000] as const
const FILL = ["a", "-", " ", "%20", "_", "/", ".", "0", "=", ",", "é", "🧦", "\\", '"', "%"] as const

const repeated = (chance: Chance, part: string): string => part.repeat(chance.pick(SIZES))
const long = (chance: Chance): string => repeated(chance, chance.pick(FILL))
const deep = (
  chance: Chance,
  [open, close] = chance.pick([
    ["[", "]"],
    ['{"a":', "}"],
    ['{"$and":[', "]}"],
  ] as const),
) => {
  const depth = chance.pick(SIZES)
  return open.repeat(depth) + (open.endsWith(":") ? "1" : "") + close.repeat(depth)
}
const words = (chance: Chance): string =>
  Array.from({ length: chance.pick([1, 8, 40, 1600]) }, () => chance.pick(["shirt", "a", "cotton", "bag", "zz9"])).join(
    " ",
  )

/** Relations that form cycles. */
const RELATIONS = [
  "variants",
  "product",
  "items",
  "order",
  "customer",
  "orders",
  "sales_channels",
  "products",
  "*",
  "+id",
]
const relationPath = (chance: Chance): string =>
  Array.from({ length: chance.pick([2, 4, 8, 30]) }, () => chance.pick(RELATIONS)).join(".")

const ESCAPES = ["%", "%E0%A4%A", "%00", "%ff%fe", "%u0041", "%5B%5D", "%25%32%35"] as const

/** A query that is too deep, wide or long, or has invalid escapes. */
function query(chance: Chance): string {
  const count = chance.pick(SIZES)
  switch (chance.below(11)) {
    case 0:
      return `${chance.pick(["id", "$or", "status", "q", "fields"])}[${chance.pick(["99", "1000", "4294967294", "4294967296", "1e9", "-1"])}]=x`
    case 1:
      return `id%5B${chance.pick(["%34294967294", "9".repeat(30)])}%5D=x&limit=1`
    case 2:
      return `fields=${relationPath(chance)},${relationPath(chance)}&limit=${chance.pick([1, 50, 1000])}`
    case 3:
      return `fields=${"*".repeat(count)}`
    case 4:
      return `q=${encodeURIComponent(words(chance))}`
    case 5:
      return `q=${long(chance)}`
    case 6:
      return Array.from({ length: Math.min(count, 3000) }, (_, i) => `$or[${i % 900}][id]=x${i}`).join("&")
    case 7:
      return `a${"[b]".repeat(Math.min(count, 4000))}=1`
    case 8:
      return `${chance.pick(["id[]", "status", "created_at[$gte]", "order"])}=${long(chance)}`
    case 9:
      return `${relationPath(chance).replaceAll(/[*+]/g, "").replaceAll(/\.+/g, "][").replace("][", "[")}]=x`
    default:
      return `${chance.pick(["q", "id[]", "fields", "order", "x"])}${chance.pick(ESCAPES)}=${chance.pick(ESCAPES)}`
  }
}

/** A body that is too deep, wide or long. */
function body(chance: Chance): string {
  switch (chance.below(6)) {
    case 0:
      return `{"metadata":${deep(chance)},"title":"x"}`
    case 1:
      return deep(chance)
    case 2:
      return JSON.stringify({
        items: Array.from({ length: chance.pick(SIZES) }, () => hostileValue(chance)).slice(0, 3000),
      })
    case 3:
      return JSON.stringify({ title: long(chance), email: long(chance), handle: long(chance), id: long(chance) })
    case 4:
      return JSON.stringify(Object.fromEntries(Array.from({ length: chance.pick(SIZES) }, (_, i) => [`k${i}`, i])))
    default:
      return `{"q":"${chance.pick(["\\ud800", "\\u0000", "\\"])}"`
  }
}

const COOKIES = [
  "connect.sid=%",
  "connect.sid=%E0%A4%A",
  "connect.sid=",
  "connect.sid=a;connect.sid=b",
  `connect.sid=${"a".repeat(8000)}`,
  "=;=;",
]
const AUTHORIZATIONS = [
  "Basic %",
  "Basic",
  "Bearer",
  "Bearer a.b.c",
  "Bearer e30.e30.",
  `Bearer ${".".repeat(900)}`,
  "Basic c2tf",
  "x ".repeat(900),
]
const TYPES = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-7",
]

const CONTROLS = [
  "PUT clock",
  "PUT world",
  "PUT faults",
  "POST reset",
  "GET world",
  "GET journal",
  "GET mails?to=%",
  "GET events",
  "GET journal?since=x&path=%",
  "GET scenarios",
  "DELETE journal",
  "DELETE faults",
  "GET nothing",
  "PUT %",
  "POST world",
] as const
const CONTROL_BODIES: readonly unknown[] = [
  {},
  { scenario: "empty" },
  { scenario: "__proto__" },
  { move: 1e16 },
  { move: -1e300 },
  { at: "+275760-09-13T00:00:00Z" },
  { at: "0000-01-01" },
  { at: null },
  { seed: 2 ** 53 },
  { faults: [{ path: "/".repeat(3000), rate: 0 }] },
  { faults: [{ status: 999 }, { latency: -1 }, null] },
  { version: 1, now: 0, seed: 1, count: 0, tables: {} },
  { version: 1, now: 1e16, seed: 1, count: 0, tables: {} },
  { version: 1, now: 0, seed: 1, count: 0, tables: { product: [{ id: "prod_1" }], nothing: [] } },
  { version: 1, now: 0, seed: 1, count: 0, tables: {}, on: { at: 0, count: 5 }, scenario: "default" },
  { version: 1, now: 0, seed: 1, count: 0, tables: {}, gone: { __proto__: ["x"], product: ["x"] } },
]

/** A request to the mock's own routes. */
const control = (chance: Chance): Pick<Attempt, "method" | "path" | "body"> => {
  const [method = "", path] = chance.pick(CONTROLS).split(" ")
  const sent = chance.percent(70) ? JSON.stringify(chance.pick(CONTROL_BODIES)) : body(chance)
  return { method, path: `/_mock/${path}`, body: method === "GET" ? undefined : sent }
}

const FACETS = (chance: Chance): unknown =>
  chance.pick([
    deep(chance, ["[", "]"]),
    [`a${repeated(chance, " ")}b`],
    [["a:b", ["c:d"]]],
    ":",
    [null, 5],
    long(chance),
  ])
const EXPRESSIONS = (chance: Chance): string =>
  chance.pick([
    repeated(chance, "("),
    `${repeated(chance, "NOT ")}a:b`,
    `a:b${repeated(chance, " OR a:b")}`,
    long(chance),
    'a:"',
    "price:1 TO",
  ])

/** A search request to the shop's own search or to the hosted service. */
function search(chance: Chance): Pick<Attempt, "method" | "path" | "body"> {
  if (chance.percent(40)) {
    const filters = chance.pick<unknown>([
      { q: words(chance) },
      { q: long(chance) },
      { $or: [{ title: long(chance) }] },
      hostileValue(chance),
      "DEEP",
    ])
    const one = {
      entity: "product",
      filters,
      search_options: chance.pick<unknown>([
        undefined,
        {
          facets: ["tags", { field: "prices", type: "range", ranges: Array(200).fill({ from: 1 }) }],
          disjunctive_facets: true,
        },
        { highlight: true },
      ]),
    }
    const sent = chance.percent(70)
      ? one
      : { queries: Array.from({ length: chance.pick([1, 40, 3000]) }, () => ({ entity: "product" })) }
    return {
      method: "POST",
      path: "/store/search",
      body: JSON.stringify(sent).replace('"DEEP"', () => deep(chance, ['{"$and":[', "]}"])),
    }
  }
  const key = `x-algolia-application-id=${demoSearchAppId}&x-algolia-api-key=${PUBLISHABLE_KEY}`
  const path = chance.pick([
    "indexes/products/query",
    "indexes/%/query",
    "indexes/*/queries",
    "indexes/*/recommendations",
    "indexes/products/facets/tags/query",
    "indexes/products/facets/%/query",
    "events",
    "indexes/products_price_asc_de/query",
    "indexes/products_query_suggestions/query",
  ])
  const params = {
    query: chance.pick([words(chance), long(chance)]),
    facetFilters: FACETS(chance),
    filters: EXPRESSIONS(chance),
    hitsPerPage: chance.pick([0, 1000, -1, 1e9]),
    page: chance.pick([0, 1e15, -1]),
    facets: chance.pick([["*"], ["__proto__", "options.color"], long(chance)]),
  }
  const chosen = Object.fromEntries(Object.entries(params).filter(() => chance.percent(40)))
  const one = {
    indexName: "products",
    model: chance.pick(["related-products", "trending-facets", "x"]),
    objectID: "x",
    ...chosen,
  }
  const sent = path.includes("*") ? { requests: Array.from({ length: chance.pick([1, 30, 500]) }, () => one) } : chosen
  return { method: "POST", path: `/1/${path}?${key}`, body: JSON.stringify(sent) }
}

/** A request to any route with excessive input. */
function excessive(chance: Chance, world: World): Pick<Attempt, "method" | "path" | "body"> {
  const { row } = chance.pick(operations)
  const filled = row.path.replaceAll(/:\w+/g, () => {
    if (chance.percent(70)) return encodeURIComponent(world.anyId(chance))
    return chance.percent(50)
      ? chance.pick(ESCAPES)
      : encodeURIComponent(chance.pick(hostileTexts).replaceAll(/[\ud800-\udfff]/g, "?"))
  })
  const queryString = row.method === "GET" || chance.percent(30) ? `?${query(chance)}` : ""
  return { method: row.method, path: filled + queryString, body: row.method === "GET" ? undefined : body(chance) }
}

/** An excessive request to any route, the search or the mock's own routes; some have invalid headers. */
export function excess(chance: Chance, world: World, tokens: Credentials): Attempt {
  const kind = chance.below(10)
  const made = kind < 2 ? control(chance) : kind < 4 ? search(chance) : excessive(chance, world)
  const token = made.path.startsWith("/admin") ? tokens.admin : tokens.customer
  return {
    ...made,
    route: `${made.method} ${made.path.split("?", 1)[0]?.slice(0, 60)}`,
    headers: {
      "x-publishable-api-key": PUBLISHABLE_KEY,
      authorization: chance.percent(85) ? `Bearer ${token}` : chance.pick(AUTHORIZATIONS),
      ...(chance.percent(15) ? { cookie: chance.pick(COOKIES) } : {}),
      ...(made.body === undefined
        ? {}
        : { "content-type": chance.percent(85) ? "application/json" : chance.pick(TYPES) }),
    },
  }
}
