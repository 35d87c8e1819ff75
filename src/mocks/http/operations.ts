import { resources } from "#mocks/resources/index.ts"
import { type Fault, mayMatch } from "./faults.ts"
import type { CountsByOperation, OperationCounts } from "./served.ts"

/** An operation of the API with the number of its requests. */
export interface CountedOperation {
  readonly method: string
  readonly path: string
  readonly about: string
  readonly received: number
  readonly succeeded: number
}

const NONE: OperationCounts = { received: 0, decided: 0, answered: 0 }

/** Every operation with its counts. */
export const countedOperations = (counts: CountsByOperation): readonly CountedOperation[] =>
  resources.map(({ endpoint: { method, path }, schema: { about } }) => {
    const { received, answered } = counts.get(`${method} ${path}`) ?? NONE
    return { method, path, about, received, succeeded: answered }
  })

/** Paths that are served without being an operation: files, the hosted search and Stripe. */
const OTHER_PATHS = ["/static/:key", "/1/*", "/health", "/cloud/auth", "/_demo/stripe/:id/:action"]

/** Whether a fault can apply to any request. */
export function canApply({ method, path }: Pick<Fault, "method" | "path">): boolean {
  const known = resources.some(
    ({ endpoint }) => (method === undefined || endpoint.method === method) && mayMatch(path, endpoint.path),
  )
  return known || (path !== undefined && OTHER_PATHS.some((other) => mayMatch(path, other) || mayMatch(other, path)))
}
