import { resources } from "#mocks/resources/index.ts"
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
