import type { ImportSettings, ReadRow, RowProblem, Sheet } from "./checked-sheet.ts"
import type { ProductDiff } from "./comparison.ts"
import type { ShopData } from "./shop-data.ts"

/** A file that was read and compared with the shop. */
export interface CheckedFile {
  readonly sheet: Sheet
  readonly settings: ImportSettings
  readonly diffs: readonly ProductDiff[]
  /** In the order of the rows. */
  readonly problems: readonly RowProblem[]
  readonly references: ShopData["references"]
}

export interface Counts {
  readonly toCreate: number
  readonly toUpdate: number
}

/** What an import of a checked file does. */
export interface ImportPlan extends Counts {
  /** New and changed products without errors. */
  readonly sent: readonly ProductDiff[]
  /** Rows of these products. */
  readonly sentRows: number
  /** Rows of all products without errors. */
  readonly goodRows: number
  readonly allRows: number
  /** Rows of products with an error in any row: a part of a product must not be imported. */
  readonly rejected: readonly ReadRow[]
  readonly unchanged: number
  readonly removedVariants: number
  readonly removedPrices: number
  /** Images, tags, categories and sales channels. */
  readonly removedEntries: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Which products are sent, and what that does to the shop. */
export function planOf({ diffs, problems, sheet }: CheckedFile): ImportPlan {
  const bad = new Set(problems.map(({ row }) => row))
  const isGood = ({ product }: Pick<ProductDiff, "product">) => product.rows.every(({ number }) => !bad.has(number))
  const good = diffs.filter(isGood)
  const sent = good.filter(({ kind }) => kind !== "unchanged")
  return {
    sent,
    toCreate: sent.filter(({ kind }) => kind === "new").length,
    toUpdate: sent.filter(({ kind }) => kind === "changed").length,
    unchanged: good.length - sent.length,
    sentRows: sum(sent.map(({ product }) => product.rows.length)),
    goodRows: sum(good.map(({ product }) => product.rows.length)),
    allRows: sum(sheet.products.map(({ rows }) => rows.length)),
    rejected: sheet.products.filter((product) => !isGood({ product })).flatMap(({ rows }) => rows),
    removedVariants: sum(sent.map(({ removedVariants }) => removedVariants.length)),
    removedPrices: sum(sent.map(({ removedPrices }) => removedPrices)),
    removedEntries: sum(sent.map(({ removedEntries }) => removedEntries)),
  }
}

/** What the user has agreed to. */
export interface Agreed {
  readonly columns: boolean
  readonly removals: boolean
  readonly difference: boolean
  readonly added: boolean
}
