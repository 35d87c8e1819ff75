import { readFileSync } from "node:fs"
import { join } from "node:path"
import Medusa from "@medusajs/js-sdk"
import { afterEach, describe, expect, it, vi } from "vitest"
import * as adminEndpoints from "#schema/admin/index.ts"
import * as authEndpoints from "#schema/auth/index.ts"
import type { Endpoint } from "#schema/endpoint.ts"
import * as storeEndpoints from "#schema/store/index.ts"
import { type Args, createSdk, initiatePaymentSession, type Sdk, startProductImport } from "#sdk/index.ts"

/** Every method of @medusajs/js-sdk 2.21.2 with its parameter names. */
const officialMethods: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, "official-methods.json"), "utf8"),
)

const BASE = "http://api.test/base"
const body = { marker: "a value", list: [1, { deep: true }] }
const query = {
  fields: "id,*items,+total",
  limit: 5,
  id: ["a", "b"],
  created_at: { $gte: "2024-01-01" },
  nothing: null,
  active: false,
}
const file = new File(["a,b"], "a.csv", { type: "text/csv" })
const answer = {
  token: "t",
  payment_collection: { id: "pay_col_1" },
  url: "http://storage.test/up",
  filename: "stored.csv",
  originalname: "a.csv",
  extension: "csv",
  mime_type: "text/csv",
  size: 3,
}

interface Sent {
  readonly method: string
  readonly path: string
  readonly query: string[]
  readonly body: unknown
}

/** A `fetch` that returns the same response to every request, and the requests it received. */
function recorder() {
  const sent: Sent[] = []
  const record = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input))
    sent.push({
      method: init.method ?? "GET",
      path: url.pathname,
      query: url.search.slice(1).split("&").sort(),
      body: await readable(init.body),
    })
    return Response.json(answer)
  }
  return { sent, record: record as typeof fetch }
}

async function readable(value: RequestInit["body"]): Promise<unknown> {
  if (value instanceof FormData)
    return Promise.all(
      [...value].map(async ([field, part]) => [field, part instanceof File ? await part.text() : part]),
    )
  if (value instanceof Blob) return value.text()
  // The server treats a missing body as an empty object.
  return typeof value === "string" ? JSON.parse(value) : {}
}

/** Test value of a parameter: the shared body or query, or a distinct value per identifier. */
function valueFor(name: string, index: number): unknown {
  if (["body", "payload", "input"].includes(name)) return body
  if (["query", "queryParams"].includes(name)) return query
  return name === "headers" ? {} : `value ${index + 1} ä`
}

async function official(name: string, args: readonly unknown[]): Promise<Sent[]> {
  const { sent, record } = recorder()
  vi.stubGlobal("fetch", record)
  vi.stubGlobal("FileList", class {})
  const sdk = new Medusa({ baseUrl: BASE, auth: { type: "jwt", jwtTokenStorageMethod: "nostore" } })
  const keys = name.split(".")
  const method = keys.pop() ?? ""
  let owner = sdk as unknown as Record<string, unknown>
  for (const key of keys) owner = owner[key] as Record<string, unknown>
  await (owner[method] as (...args: readonly unknown[]) => Promise<unknown>).call(owner, ...args)
  return sent
}

async function ours(run: (sdk: Sdk) => Promise<unknown>): Promise<Sent[]> {
  const { sent, record } = recorder()
  await run(createSdk({ baseUrl: `${BASE}/`, auth: { storage: "nostore" }, fetch: record }))
  return sent
}

const rules = { rules: [{ id: "prorule_1", attribute: "a" }] }
const promotion = { id: "promo_1" }
type Case = readonly [args: readonly unknown[], ours: (sdk: Sdk) => Promise<unknown>]
/** Official methods that don't map to one row of ours with the same arguments. */
const special: Readonly<Record<string, Case>> = {
  "admin.invite.accept": [
    [{ invite_token: "tok", email: "a@b.c" }, query],
    ({ admin }) => admin.invite.accept({ query: { ...query, token: "tok" } as never, body: { email: "a@b.c" } }),
  ],
  "admin.product.createImport": [[{ file }], (sdk) => startProductImport(sdk, file)],
  "admin.product.import": [[{ file }], ({ admin }) => admin.product.import({ body: { file } })],
  "admin.upload.create": [
    [{ files: [file, file] }],
    ({ admin }) => admin.upload.create({ body: { files: [file, file] } }),
  ],
  "admin.order.authorizePaymentSession": [
    ["order_1", "payses_1"],
    ({ admin }) => admin.order.authorizePaymentSession({ id: "order_1", body: { payment_session_id: "payses_1" } }),
  ],
  "admin.promotion.addRules": [
    ["promo_1", "rules", rules],
    ({ admin }) => admin.promotion.batchRules({ ...promotion, body: { create: rules.rules as never } }),
  ],
  "admin.promotion.updateRules": [
    ["promo_1", "target-rules", rules],
    ({ admin }) => admin.promotion.batchTargetRules({ ...promotion, body: { update: rules.rules as never } }),
  ],
  "admin.promotion.removeRules": [
    ["promo_1", "buy-rules", { rule_ids: ["prorule_1"] }],
    ({ admin }) => admin.promotion.batchBuyRules({ ...promotion, body: { delete: ["prorule_1"] } }),
  ],
  "admin.promotion.listRuleAttributes": [
    ["rules", "standard", "items"],
    ({ admin }) =>
      admin.promotion.listRuleAttributes({
        rule_type: "rules",
        query: { promotion_type: "standard", application_method_target_type: "items" } as never,
      }),
  ],
  // Only a session is deleted on the server; logging out without one sends nothing.
  "auth.logout": [[], ({ auth }) => auth.logout()],
  "store.payment.initiatePaymentSession": [
    [{ id: "cart_1" }, { provider_id: "pp_1" }, query],
    (sdk) => initiatePaymentSession(sdk, { id: "cart_1" }, { body: { provider_id: "pp_1" }, query: query as never }),
  ],
}

/** Second names of the same methods in the official client. */
const aliases: Readonly<Record<string, string>> = {
  "admin.inventoryItem.batchUpdateLevels": "admin.inventoryItem.batchInventoryItemLocationLevels",
  "admin.salesChannel.updateProducts": "admin.salesChannel.batchProducts",
}

/** Routes that aren't open and have no row; `client.call` reaches them like a plugin's route. */
const withoutRow: Readonly<Record<string, Endpoint>> = {
  "admin.user.listRoles": { method: "GET", path: "/admin/users/:id/roles" },
  "admin.user.addRoles": { method: "POST", path: "/admin/users/:id/roles" },
  "admin.user.removeRole": { method: "DELETE", path: "/admin/users/:id/roles/:role_id" },
  "admin.user.removeRoles": { method: "DELETE", path: "/admin/users/:id/roles" },
}

const tables: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Endpoint>>>>>> = {
  admin: adminEndpoints,
  store: storeEndpoints,
  auth: authEndpoints,
}

function rowOf(name: string): Endpoint {
  const [area = "", resource = "", method] = (aliases[name] ?? name).split(".")
  const row = method ? tables[area]?.[resource]?.[method] : tables[area]?.identity?.[resource]
  const found = row ?? withoutRow[name]
  if (!found) throw new Error(`${name} has no row`)
  return found
}

/** Arguments of our method: ids by their names in the path, in the official client's order. */
function argsFor(params: readonly string[], args: readonly unknown[], { path }: Endpoint): Args {
  const named: Record<string, unknown> = {}
  const keys = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key ?? "")
  args.forEach((value, i) => {
    if (value === body) named.body = value
    else if (value === query) named.query = value
    else if (params[i] !== "headers" && params[i] !== "token") named[keys.shift() ?? ""] = value
  })
  return named
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Names of an object's own methods and those of its class. */
function methodsIn(owner: object, path: string): string[] {
  const prototype: object = Object.getPrototypeOf(owner)
  const names = [
    ...Object.keys(owner),
    ...(prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype)),
  ]
  return names.flatMap((name) => {
    if (["constructor", "client", "config"].includes(name) || name.endsWith("_")) return []
    const value: unknown = (owner as Record<string, unknown>)[name]
    if (typeof value === "function") return [`${path}.${name}`]
    return typeof value === "object" && value !== null ? methodsIn(value, `${path}.${name}`) : []
  })
}

it("covers every method of the official client except the 20 of roles and policies, which aren't open", () => {
  const { admin, store, auth } = new Medusa({ baseUrl: BASE, auth: { type: "jwt", jwtTokenStorageMethod: "nostore" } })
  const all = Object.entries({ admin, store, auth }).flatMap(([area, owner]) => methodsIn(owner, area))
  const closed = all.filter((name) => name.startsWith("admin.rbac"))
  expect(all).toHaveLength(450)
  expect(closed).toHaveLength(20)
  expect(all.filter((name) => !closed.includes(name)).sort()).toEqual(Object.keys(officialMethods).sort())
})

const rows = Object.entries(officialMethods).filter(([name]) => !(name in special))
describe("the same requests as the official client", () => {
  it.each(rows)("%s", async (name, params) => {
    const args = params.map(valueFor)
    const row = rowOf(name)
    const expected = await official(name, args)
    expect(await ours(({ client }) => client.call(row, argsFor(params, args, row)))).toEqual(expected)
  })

  it.each(Object.entries(special))("%s, with our arguments", async (name, [args, call]) => {
    expect(await ours(call)).toEqual(await official(name, args))
  })
})
