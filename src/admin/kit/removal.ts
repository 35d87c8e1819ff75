import type { LinkProps } from "@tanstack/react-router"
import type { ReactNode } from "react"

/** Records that use another one: their number, and the first ones. */
export interface Dependants {
  readonly count: number
  readonly first: readonly { readonly id: string; readonly name: string }[]
  /** Names of what no longer applies to anyone without it. */
  readonly stopping?: readonly string[] | undefined
  /** Why it can't be deleted, if that is known only after loading. */
  readonly reason?: string | undefined
}

export interface Removal<Row> {
  /** "Delete collection" */
  readonly label: string
  readonly title: (row: Row) => string
  /** Loads the records that use it. */
  readonly dependants: (row: Row, signal: AbortSignal) => Promise<Dependants>
  /** What happens to those records; also without any. */
  readonly consequence: (dependants: Dependants) => ReactNode
  /** Why the record can't be deleted while those records use it. */
  readonly whyNot?: (dependants: Dependants) => string | undefined
  /** Deletes the record and invalidates what shows it. */
  readonly run: (row: Row) => Promise<void>
  /** "Collection deleted" */
  readonly done: string
  /** The list, opened afterward. */
  readonly list: LinkProps
}
