import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { methodTypes } from "#schema/method-types.ts"
import { operations } from "#tests/support/operations.ts"

/** The comment above each method of an area, by `resource.method`. */
const commentsIn = (area: string) =>
  new Map(
    readdirSync(join(import.meta.dirname, area)).flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, area, file), "utf8")
      const [, resource] = /\["(\w+)"\]/.exec(text) ?? []
      const members = text.matchAll(/ {2}\/\*\*\n((?: {3}\*.*\n)+)\s+readonly \w+: Of<"(\w+)">/g)
      return [...members].map(([, comment, method]) => [`${resource}.${method}`, comment] as const)
    }),
  )
/** `sdk.auth` has its own, with comments in auth.ts. */
const ownMethods = ["auth.identity.logout", "auth.identity.refresh"]

describe("the methods of the client", () => {
  const documented = { admin: commentsIn("admin"), store: commentsIn("store"), auth: commentsIn("auth") }

  it("have comments with their phrase and route", () => {
    const missing = operations.filter(({ area, call, route, schema }) => {
      const [, resource, method] = call.split(".")
      const comment = documented[area as keyof typeof documented].get(`${resource}.${method}`)
      // Long phrases are broken into lines.
      const text = comment?.replace(/\s+\*\s+/g, " ")
      return !text?.includes(`${schema.about}.`) || !text.includes(`\`${route}\``)
    })
    expect(missing.map(({ call }) => call)).toEqual(ownMethods)
  })

  it("are no others", () => {
    const count = Object.values(documented).reduce((sum, { size }) => sum + size, 0)
    expect(count).toBe(operations.length - ownMethods.length)
  })

  it("name path parameters, required fields and known errors", () => {
    const { "store/cart.ts": text } = methodTypes("store", (route) =>
      route === "POST /store/carts/:id/line-items" ? [{ status: 404, type: "not_found" }] : [],
    )
    expect(text).toContain(`
   * Add a variant to a cart. \`POST /store/carts/:id/line-items\`
   * @param args - \`id\`; body with \`variant_id\`, \`quantity\`, optional \`metadata\`; optional query with \`fields\`
   * @throws \`ApiError\` with 400 \`invalid_data\`, 404 \`not_found\`
   */
  readonly createLineItem: Of<"createLineItem">`)
  })
})
