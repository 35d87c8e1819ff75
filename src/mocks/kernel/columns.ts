/** `T` is the column's value type; `initial` is used if an insert omits the column. */
export interface Column<T> {
  readonly initial?: T | (() => T)
  /** Amounts and quantities are sent with a `raw_` counterpart. */
  readonly big?: boolean
  /** A hash index is kept: equal values are found without a scan. Of a flag that few rows have, only those with it. */
  readonly indexed?: boolean | "if true"
  readonly type?: T
  /** The value type at run time, which imported datasets are checked against. */
  readonly kind?: "text" | "number" | "flag" | "date" | "json" | "anything"
  /** The only values that it can have. */
  readonly values?: readonly string[]
}

type Nullable<T> = Column<T | null>

const required = <T>(): Column<T> => ({})
const withInitial = <T>(initial: T | (() => T)): Column<T> => ({ initial })

export type Json = Record<string, unknown>

/** Creates column factories: `text()` is required on insert, `text.null` defaults to null, `text("x")` to "x". */
function maker<T>(extra: Omit<Column<T>, "initial">) {
  const make = (initial?: T): Column<T> => ({
    ...(initial === undefined ? required<T>() : withInitial(initial)),
    ...extra,
  })
  return Object.assign(make, { null: { initial: null, ...extra } as Nullable<T> })
}

export const text = maker<string>({ kind: "text" })
export const number = maker<number>({ kind: "number" })
export const big = maker<number>({ kind: "number", big: true })
export const flag = maker<boolean>({ kind: "flag" })
/** A flag that is true for few rows, and that lists are filtered by. */
export const rareFlag: Column<boolean> = { initial: false, kind: "flag", indexed: "if true" }
/** ISO 8601 in UTC with milliseconds. */
export const date = maker<string>({ kind: "date" })
export const json = maker<Json>({ kind: "json" })
export const anything = maker<unknown>({ kind: "anything" })
/** A foreign key or another frequently looked up value; indexed. */
export const ref = maker<string>({ kind: "text", indexed: true })
export const oneOf = <const T extends string>(...values: readonly T[]) => ({
  column: { kind: "text", values } as Column<T>,
  or: (initial: T): Column<T> => ({ initial, kind: "text", values }),
  null: { initial: null, kind: "text", values } as Nullable<T>,
  values,
})

export type Columns = Readonly<Record<string, Column<unknown>>>
/** Columns of every stored row. */
export interface Base {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
  readonly deleted_at: string | null
}
/** Returns a row's value in a column whose name is only known at run time. */
export const valueIn = (row: object, column: string): unknown => (row as Record<string, unknown>)[column]

type ValueOf<C> = C extends Column<infer T> ? T : never
export type RowOf<C extends Columns> = Base & { readonly [K in keyof C]: ValueOf<C[K]> }
export type InsertOf<C extends Columns> = Partial<Base> & { readonly [K in keyof C]?: ValueOf<C[K]> | undefined }
export type PatchOf<C extends Columns> = Partial<Pick<Base, "deleted_at" | "created_at" | "updated_at">> & {
  readonly [K in keyof C]?: ValueOf<C[K]> | undefined
}
