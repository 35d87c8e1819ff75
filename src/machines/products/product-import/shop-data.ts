import type { Column, Reference } from "./column.ts"
import { entriesOf, type Fields } from "./product-parts.ts"

export interface ShopVariant extends Fields {
  readonly id: string
  readonly title?: string | null
  readonly sku?: string | null
}
/** A product as the shop has it. */
export interface ShopProduct extends Fields {
  readonly id: string
  readonly title: string
  readonly handle?: string | null
  readonly variants?: readonly ShopVariant[] | null
}

/** Codes that no two variants of a store can share. */
const codeFields = ["sku", "ean", "upc", "barcode"] as const
export type CodeField = (typeof codeFields)[number]

/** What the file's ids, handles and codes mean in the shop. */
export interface ShopData {
  readonly byId: ReadonlyMap<string, ShopProduct>
  readonly byHandle: ReadonlyMap<string, ShopProduct>
  /** Ids of the variants that have a code of the file, by the code's field and then by the code. */
  readonly codes: Readonly<Partial<Record<CodeField, ReadonlyMap<string, string>>>>
  /** Ids by name or id, for each kind of record that the file refers to. */
  readonly references: Readonly<Partial<Record<Reference, ReadonlyMap<string, string>>>>
}

/** A value as text, as cells have it. */
export const shown = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value)

/** Options of a variant in the shop: values by name. */
export const shopOptions = (variant: ShopVariant): ReadonlyMap<string, string> =>
  new Map(entriesOf(variant, "options").map(({ value, option }) => [shown((option as Fields)?.title), shown(value)]))

/** The columns with codes of variants, and where they are. */
export const codeColumnsOf = (columns: readonly Column[]) =>
  columns.flatMap(({ of, field, title }, position) => {
    const known = codeFields.find((code) => of === "variant" && code === field)
    return known ? { field: known, title, position } : []
  })
