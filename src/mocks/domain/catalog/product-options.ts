import type { Database, Row } from "#mocks/kernel/database.ts"
import { emit } from "#mocks/kernel/events.ts"
import { invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refuseDuplicate } from "#mocks/kernel/unique.ts"

export interface OptionValues {
  readonly title?: string | undefined
  readonly values?: readonly string[] | undefined
  readonly ranks?: Readonly<Record<string, number>> | undefined
  readonly is_exclusive?: boolean | undefined
  readonly metadata?: Record<string, unknown> | null | undefined
}

type Ranks = NonNullable<OptionValues["ranks"]>
const rankOf = (ranks: Ranks, value: string): number | undefined =>
  Object.hasOwn(ranks, value) ? ranks[value] : undefined

function checkRanks(ranks: Ranks, values: readonly string[]): void {
  for (const value of Object.keys(ranks))
    if (!values.includes(value))
      throw invalidData(`Value "${value}" is assigned a rank but is not defined in the list of values.`)
}

/** Throws if another shared option has the title; exclusive options may reuse titles. */
function refuseDuplicateTitle(db: Database, title: string, ownId?: string): void {
  if (db.tables.productOption.by("title", title).some((option) => !option.is_exclusive && option.id !== ownId))
    throw invalidData(`Product option with title: ${title}, already exists.`)
}

function refuseDuplicateValue(db: Database, option_id: string, value: string, ownId?: string): void {
  refuseDuplicate(db.tables.productOptionValue, "Product option value", { option_id, value }, ownId)
}

export function addValue(db: Database, option_id: string, value: string, rank?: number): Row<"productOptionValue"> {
  refuseDuplicateValue(db, option_id, value)
  return db.tables.productOptionValue.insert({ option_id, value, rank })
}

export function createOption(db: Database, option: OptionValues): Row<"productOption"> {
  const { title = "", values = [], ranks = {}, is_exclusive = false, metadata } = option
  checkRanks(ranks, values)
  if (!is_exclusive) refuseDuplicateTitle(db, title)
  const row = db.tables.productOption.insert({ title, is_exclusive, metadata })
  for (const value of values) addValue(db, row.id, value, rankOf(ranks, value))
  emit(db, "product-option.created", { id: row.id })
  return row
}

const isActive = (db: Database, linkId: string): boolean =>
  db.tables.product.get(db.tables.productProductOption.get(linkId)?.product_id) !== undefined

/** Whether a product uses the option; links of deleted products don't count. */
const isUsed = (db: Database, optionId: string): boolean =>
  db.tables.productProductOption.by("product_option_id", optionId).some((link) => isActive(db, link.id))
const isValueUsed = (db: Database, valueId: string): boolean =>
  db.tables.productProductOptionValue
    .by("product_option_value_id", valueId)
    .some((link) => isActive(db, link.product_product_option_id))

function removeValues(db: Database, values: readonly Row<"productOptionValue">[]): void {
  if (values.some((value) => isValueUsed(db, value.id)))
    throw invalidData("Cannot delete product option values that are associated with products.")
  for (const { id } of values) {
    db.tables.productOptionValue.remove(id)
    emit(db, "product-option-value.deleted", { id })
  }
}

/** Updates an option; `values` replaces its list of values. New values aren't added to products. */
export function updateOption(db: Database, id: string, change: OptionValues): Row<"productOption"> {
  const option = db.tables.productOption.get(id)
  if (!option) throw notFound(`Product option with id "${id}" not found`)
  if (change.is_exclusive && !option.is_exclusive)
    throw invalidData(`Cannot change product option: ${id} from global to exclusive.`)
  const title = change.title ?? option.title
  if (!(change.is_exclusive ?? option.is_exclusive)) refuseDuplicateTitle(db, title, id)
  const present = db.tables.productOptionValue.by("option_id", id)
  const values = change.values ?? present.map((value) => value.value)
  const ranks = change.ranks ?? {}
  removeValues(
    db,
    present.filter((value) => !values.includes(value.value)),
  )
  checkRanks(ranks, values)
  const known = new Map(present.map((value) => [value.value, value.id]))
  for (const [i, value] of values.entries()) {
    const knownValue = known.get(value)
    const rank = rankOf(ranks, value)
    if (knownValue === undefined || values.indexOf(value) < i) addValue(db, id, value, rank)
    else if (rank !== undefined) db.tables.productOptionValue.update(knownValue, { rank })
  }
  const { is_exclusive, metadata } = change
  const row = db.tables.productOption.update(id, { title, is_exclusive, metadata }, { replaceMetadata: true })
  emit(db, "product-option.updated", { id })
  return row
}

/** Deletes an option with its values, even if products use it. */
export function removeOption(db: Database, id: string): void {
  for (const value of db.tables.productOptionValue.by("option_id", id)) db.tables.productOptionValue.remove(value.id)
  db.tables.productOption.remove(id)
  emit(db, "product-option.deleted", { id })
}

export function deleteOption(db: Database, id: string): void {
  if (isUsed(db, id)) throw invalidData("Cannot delete product options that are associated with products.")
  if (db.tables.productOption.get(id)) removeOption(db, id)
}

export function valueIn(db: Database, optionId: string, id: string): Row<"productOptionValue"> {
  const value = db.tables.productOptionValue.get(id)
  if (value?.option_id !== optionId)
    throw notFound(`Product option value with id "${id}" was not found for option with id "${optionId}"`)
  return value
}

export function updateValue(
  db: Database,
  optionId: string,
  id: string,
  change: { readonly value?: string | undefined; readonly metadata?: OptionValues["metadata"] },
): Row<"productOptionValue"> {
  valueIn(db, optionId, id)
  if (change.value !== undefined) refuseDuplicateValue(db, optionId, change.value, id)
  const row = db.tables.productOptionValue.update(id, { value: change.value, metadata: change.metadata })
  emit(db, "product-option-value.updated", { id })
  return row
}

export function deleteValue(db: Database, optionId: string, id: string): void {
  removeValues(db, [valueIn(db, optionId, id)])
}
