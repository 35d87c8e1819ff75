import * as adminEndpoints from "#schema/admin/index.ts"
import * as adminSchemas from "#schema/admin/schemas.ts"
import * as authEndpoints from "#schema/auth/index.ts"
import * as authSchemas from "#schema/auth/schemas.ts"
import type { Endpoint, EndpointSchema } from "#schema/endpoint.ts"
import * as storeEndpoints from "#schema/store/index.ts"
import * as storeSchemas from "#schema/store/schemas.ts"

type Tables<T> = Readonly<Record<string, Readonly<Record<string, T>>>>
const areas: readonly (readonly [string, Tables<Endpoint>, Tables<EndpointSchema>])[] = [
  ["admin", adminEndpoints, adminSchemas],
  ["store", storeEndpoints, storeSchemas],
  ["auth", authEndpoints, authSchemas],
]

/** One row of the endpoint tables with its schema and names. */
export interface Operation {
  readonly area: string
  readonly resource: string
  /** `admin.order.cancel` */
  readonly call: string
  /** `POST /admin/orders/:id/cancel` */
  readonly route: string
  readonly row: Endpoint
  readonly schema: EndpointSchema
}

/** Every operation of the API, in the order of the tables. */
export const operations: readonly Operation[] = areas.flatMap(([area, tables, schemas]) =>
  Object.entries(tables).flatMap(([resource, rows]) =>
    Object.entries(rows).map(([method, row]) => {
      const call = `${area}.${resource}.${method}`
      const schema = schemas[resource]?.[method]
      if (!schema) throw new Error(`${call} has no schema`)
      return { area, resource, call, route: `${row.method} ${row.path}`, row, schema }
    }),
  ),
)

const literals = (parts: readonly string[]) => parts.map((part) => (part.startsWith(":") ? "1" : "0")).join("")
const byShape = operations
  .map((operation) => ({ operation, parts: operation.row.path.split("/") }))
  .sort((a, b) => literals(a.parts).localeCompare(literals(b.parts)))

/** The operation of a request; literal path segments take precedence over parameters, from left to right. */
export function operationOf(method: string, path: string): Operation | undefined {
  const given = path.split("/")
  return byShape.find(
    ({ operation, parts }) =>
      operation.row.method === method &&
      parts.length === given.length &&
      parts.every((part, i) => part.startsWith(":") || part === given[i]),
  )?.operation
}
