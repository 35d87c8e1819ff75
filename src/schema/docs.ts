import * as adminEndpoints from "#schema/admin/index.ts"
import * as adminSchemas from "#schema/admin/schemas.ts"
import * as authEndpoints from "#schema/auth/index.ts"
import * as authSchemas from "#schema/auth/schemas.ts"
import type { Endpoint, EndpointSchema } from "#schema/endpoint.ts"
import * as storeEndpoints from "#schema/store/index.ts"
import * as storeSchemas from "#schema/store/schemas.ts"

type Tables = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>
type Schemas = Readonly<Record<string, Readonly<Record<string, EndpointSchema>>>>

const areas: readonly (readonly [string, Tables, Schemas])[] = [
  ["admin", adminEndpoints, adminSchemas as Schemas],
  ["store", storeEndpoints, storeSchemas as Schemas],
  ["auth", authEndpoints, authSchemas as Schemas],
]

/** Operations of `identity` are called directly on `sdk.auth`, for example `sdk.auth.login`. */
const callOf = (area: string, resource: string, method: string): string =>
  resource === "identity" ? `sdk.auth.${method}` : `sdk.${area}.${resource}.${method}`

/** Generates docs/api.md from the endpoint tables: one row per operation, grouped by resource. */
export function apiDocs(): string {
  const lines = [
    "# API",
    "",
    "Every operation of the client; editors show more about each. Written by `npm run docs:api` from the endpoint tables; the tests fail if it is out of date.",
    "Operations marked with a flag work only if that feature is enabled on the server.",
  ]
  let count = 0
  for (const [area, tables, schemas] of areas) {
    lines.push("", `## ${area}`)
    for (const [resource, table] of Object.entries(tables)) {
      lines.push("", `### ${resource}`, "", "| operation | call | |", "| --- | --- | --- |")
      for (const [method, endpoint] of Object.entries(table)) {
        const schema = schemas[resource]?.[method]
        const flag = schema?.flag ? ` (flag \`${schema.flag}\`)` : ""
        lines.push(
          `| \`${endpoint.method} ${endpoint.path}\` | \`${callOf(area, resource, method)}\` | ${schema?.about ?? ""}${flag} |`,
        )
        count += 1
      }
    }
  }
  lines.splice(4, 0, "", `${count} operations.`)
  return `${lines.join("\n")}\n`
}
