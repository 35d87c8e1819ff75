import { memoizeUntilFailure } from "#lib/memoize.ts"
import type { Endpoint, EndpointSchema } from "#schema/endpoint.ts"
import { ApiError } from "./error.ts"
import type { ResponseCheck } from "./options.ts"

type Rows = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>
type Schemas = Readonly<Record<string, Readonly<Record<string, EndpointSchema>>>>

/** Loads the schemas of all endpoints; dynamic imports keep them out of production bundles. */
async function load() {
  const [admin, adminRows, store, storeRows, auth, authRows, { problemsOf }] = await Promise.all([
    import("#schema/admin/schemas.ts"),
    import("#schema/admin/index.ts"),
    import("#schema/store/schemas.ts"),
    import("#schema/store/index.ts"),
    import("#schema/auth/schemas.ts"),
    import("#schema/auth/index.ts"),
    import("#schema/problems.ts"),
  ])
  const schemaOf = new Map<Endpoint, EndpointSchema>()
  const add = (tables: Rows, schemas: Schemas) => {
    for (const [resource, rows] of Object.entries(tables))
      for (const [method, row] of Object.entries(rows)) {
        const schema = schemas[resource]?.[method]
        if (schema) schemaOf.set(row, schema)
      }
  }
  add(adminRows, admin)
  add(storeRows, store)
  add(authRows, auth)
  return { schemaOf, problemsOf }
}

/** Checks every response in development and tests: `createStoreSdk({ checkResponse: responseCheck() })`. */
export function responseCheck(): ResponseCheck {
  const loadOnce = memoizeUntilFailure(load)
  return async (endpoint, answer, { query }) => {
    const { schemaOf, problemsOf } = await loadOnce()
    const schema = schemaOf.get(endpoint)
    const errors = schema ? problemsOf(schema, answer, query?.fields !== undefined) : []
    if (errors.length === 0) return
    const message = `${endpoint.method} ${endpoint.path} returned an unexpected response: ${errors.slice(0, 3).join("; ")}`
    throw new ApiError({ kind: "schema", message, errors, body: answer })
  }
}
