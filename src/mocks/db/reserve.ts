import type { Base } from "./columns.ts"

/** Rows that are made whenever they are asked for: of worlds too large to be kept. A row that is written is kept. */
export interface Reserve<R extends Base = Base> {
  readonly size: number
  /** The row with this id, if it is one of these. */
  get(id: string): R | undefined
  /** Those whose column has this value. */
  by(column: string, value: unknown): readonly R[]
  /** All of them by their ids, which sort by creation. */
  all(): Iterable<R>
}
