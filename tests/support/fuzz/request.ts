import qs from "qs"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import type { Operation } from "#tests/support/operations.ts"
import { operations } from "#tests/support/operations.ts"
import type { Attempt, Credentials } from "./attempt.ts"
import { Chance } from "./chance.ts"
import { excess } from "./excess.ts"
import { Maker } from "./from-schema.ts"
import { hostileQueries, hostileTexts, hostileValue } from "./hostile.ts"
import type { World } from "./world.ts"

/** Table name for a path segment: `product_category` for `product-categories`. */
const singular = (segment: string): string =>
  segment
    .replaceAll("-", "_")
    .replace(/ies$/, "y")
    .replace(/(s|x)es$/, "$1")
    .replace(/([^s])s$/, "$1")

/** Encodes text as a path segment; lone surrogates can't be encoded and are replaced. */
const escaped = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "?")) || "%20"

/** Values of path parameters that aren't ids. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  actor_type: ["user", "customer"],
  auth_provider: ["emailpass"],
  code: ["eur", "en-US"],
  rule_attribute: ["product", "currency_code", "customer_group"],
  rule_type: ["rules", "target-rules", "buy-rules"],
  zone: ["product.details", "order.list"],
}

function pathOf({ row }: Operation, chance: Chance, world: World): string {
  const parts = row.path.split("/")
  const filled = parts.map((part, i) => {
    if (!part.startsWith(":")) return part
    if (chance.percent(10)) return escaped(chance.pick(hostileTexts))
    const name = part === ":id" ? singular(parts[i - 1] ?? "") : part.slice(1).replace(/_id$/, "")
    const words = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined
    if (words) return chance.pick(words)
    return (chance.percent(90) ? world.idOf(name, chance) : undefined) ?? world.anyId(chance)
  })
  return filled.join("/")
}

function queryOf({ schema, row }: Operation, chance: Chance, maker: Maker): string {
  const parts: string[] = []
  if (schema.query && (row.method === "GET" || chance.percent(20))) {
    const query = maker.make(schema.query)
    if (typeof query === "object" && query !== null) parts.push(qs.stringify(query, { skipNulls: true }))
  }
  if (chance.percent(25)) parts.push(chance.pick(hostileQueries))
  return parts.filter(Boolean).join("&")
}

const NOT_JSON = ["{", '{"a":', "text", "[1,2", '"\\ud800"', "\u0000", "null", "5", '{"a":1}{"b":2}', "a=1&b=2"]

function bodyOf({ schema, row }: Operation, chance: Chance, maker: Maker): string | undefined {
  if (row.method === "GET" || (row.method === "DELETE" && chance.percent(80))) return undefined
  if (chance.percent(3)) return chance.pick(NOT_JSON)
  if (!schema.body || chance.percent(3)) return JSON.stringify(hostileValue(chance))
  const body = maker.make(schema.body)
  if (typeof body === "object" && body !== null && chance.percent(5))
    return JSON.stringify({ ...body, [chance.pick(["extra", "__proto__", "id"])]: hostileValue(chance) })
  return JSON.stringify(body)
}

/** A random operation, preferably one whose first parameter has a record in the data. */
function operationFor(chance: Chance, world: World): Operation {
  for (let tries = 0; tries < 4; tries++) {
    const operation = chance.pick(operations)
    const parts = operation.row.path.split("/")
    const first = parts.findIndex((part) => part.startsWith(":"))
    if (first < 0 || world.has(singular(parts[first - 1] ?? ""))) return operation
  }
  return chance.pick(operations)
}

/** Percentage of excessive requests. */
const EXCESS = 30

/** A request determined by a seed and the existing data: mostly well-formed, occasionally hostile. */
export function attempt(seed: number, world: World, tokens: Credentials, wanted?: Operation): Attempt {
  const chance = new Chance(seed)
  if (!wanted && chance.percent(EXCESS)) return excess(chance, world, tokens)
  const operation = wanted ?? operationFor(chance, world)
  const hostilePercent = chance.pick([0, 0, 1, 3, 15])
  const maker = new Maker(chance, world, hostilePercent)
  const query = queryOf(operation, chance, maker)
  const body = bodyOf(operation, chance, maker)
  const token = operation.area === "admin" ? tokens.admin : tokens.customer
  return {
    route: operation.route,
    method: operation.row.method,
    path: pathOf(operation, chance, world) + (query && `?${query}`),
    headers: {
      ...(operation.area === "store" ? { "x-publishable-api-key": PUBLISHABLE_KEY } : {}),
      ...(chance.percent(92) ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body,
  }
}
