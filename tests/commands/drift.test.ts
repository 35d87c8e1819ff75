import { spawnSync } from "node:child_process"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { changedEntries, methodsText, routesText } from "#scripts/lib/drift-lists.mjs"
import { fieldsIn } from "#scripts/lib/official/fields.mjs"
import { methodsIn } from "#scripts/lib/official/methods.mjs"
import { operationsIn } from "#scripts/lib/official/routes.mjs"
import officialMethods from "#tests/contract/official-methods.json" with { type: "json" }
import operations from "#tests/contract/operations.json" with { type: "json" }

test("reads the operations of a server from its route files, without the commercial edition's", async () => {
  const folder = await mkdtemp(join(tmpdir(), "routes-"))
  const add = async (path: string, declared: string, code = "") => {
    await mkdir(join(folder, "dist", "api", path), { recursive: true })
    await writeFile(join(folder, "dist", "api", path, "route.d.ts"), declared)
    await writeFile(join(folder, "dist", "api", path, "route.js"), code)
  }
  await add("admin/orders/[id]", "export declare const GET: () => void;\nexport declare const POST: () => void;")
  await add(
    "admin/locales",
    "export declare const GET: () => void;",
    "isDisabled: () => !utils_1.FeatureFlag.isFeatureEnabled(translation_1.default.key),",
  )
  await add("admin/rbac/roles", "export declare const GET: () => void;")
  expect(new Map(await operationsIn(folder))).toEqual(
    new Map([
      ["GET /admin/orders/:id", ""],
      ["POST /admin/orders/:id", ""],
      ["GET /admin/locales", "translation"],
      ["GET /app/*", ""],
      ["GET /health", ""],
      ["GET /static/*", ""],
    ]),
  )
  await rm(folder, { recursive: true })
})

test("the list of client methods is what the command reads from the official client", async () => {
  const methods = await methodsIn(join("node_modules", "@medusajs", "js-sdk"))
  expect(Object.fromEntries(methods)).toEqual(officialMethods)
})

test("reads the fields of the official types with their types", async () => {
  const fields = await fieldsIn(join("node_modules", "@medusajs", "types"))
  expect(fields.get("AdminClaim")).toBe("extends BaseClaim")
  expect(fields.get("AdminClaim.order")).toBe("AdminOrder")
  expect(fields.get("AdminClaim.shipping_methods")).toBe("?AdminOrderShippingMethod[]")
})

test("lists new, removed and changed entries", () => {
  const before = new Map<string, unknown>([
    ["GET /a", ""],
    ["GET /b", ""],
    ["admin.c", ["id"]],
  ])
  const after = new Map<string, unknown>([
    ["GET /b", "flag"],
    ["admin.c", ["id", "query"]],
    ["GET /d", ""],
  ])
  expect(changedEntries(before, after)).toEqual({
    added: ["GET /d"],
    removed: ["GET /a"],
    changed: ["GET /b:  → flag", "admin.c: (id) → (id, query)"],
  })
})

test("writes the lists sorted, so that only changes show", () => {
  const shuffled = new Map(Object.entries(operations).reverse())
  expect(Object.entries(JSON.parse(routesText(shuffled)))).toEqual(Object.entries(operations))
  const methods = new Map(Object.entries(officialMethods))
  expect(Object.entries(JSON.parse(methodsText(methods, methods)))).toEqual(Object.entries(officialMethods))
})

test.each([
  ["drift", [], "--types or --url is missing"],
  ["record", [], "--url is missing"],
  ["replay", ["--set", "songs"], 'There is no set "songs", only flows, edges, flags'],
  ["replay", ["--only", "nothing"], 'There is no conversation "nothing" in flows'],
])(
  "%s %j ends with a one-line error",
  (script, args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { encoding: "utf8" })
    expect([status, stderr.split("\n").length, stderr]).toEqual([2, 2, expect.stringContaining(message)])
  },
  30_000,
)

test("replays conversations on a server of its own", () => {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/replay.mjs", "--only", "invites"], {
    encoding: "utf8",
  })
  expect(stdout).toMatch(/✓ invites \(\d+ steps\)\n\n1 of 1 conversations/)
  expect(status).toBe(0)
}, 60_000)
