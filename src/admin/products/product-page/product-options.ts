import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { inOrder, type OptionValue, ranksOf, valueSteps } from "#admin/catalog/option-values.ts"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { products } from "#admin/products/product.resource.ts"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { ApiError, toApiError } from "#sdk/error.ts"
import { items } from "#sdk/pages.ts"

/** A value of an option. */
export interface Value {
  readonly id: string
  readonly value: string
  readonly rank?: number | null
}

export const toValues = (values: readonly unknown[] | undefined): readonly Value[] =>
  inOrder((values ?? []) as readonly Value[])

/** An option of a product, with the values that the product uses. */
export interface ProductOption {
  readonly id: string
  readonly title: string
  /** False for an option that other products can use, too. */
  readonly isExclusive: boolean
  readonly values: readonly Value[]
}

const api = () => adminSdk().admin.product
const fields =
  "id,options.id,options.title,options.is_exclusive,options.values.id,options.values.value,options.values.rank"

type StoredOption = NonNullable<Awaited<ReturnType<ReturnType<typeof api>["retrieve"]>>["product"]["options"]>[number]
const toOption = ({ id, title = "", is_exclusive = false, values = [] }: StoredOption): ProductOption => ({
  id,
  title,
  isExclusive: is_exclusive,
  values: toValues(values),
})

/** The list of a product's options would return all values of shared options, also those that it doesn't use. */
async function loadOptions(id: string, signal?: AbortSignal): Promise<readonly ProductOption[]> {
  const { product } = await api().retrieve({ id, query: { fields } }, signal ? { signal } : {})
  return (product.options ?? []).map(toOption)
}

/** An option that only this product has: all its values are the product's. */
async function loadOwnOption(id: string, optionId: string): Promise<ProductOption | undefined> {
  const query = { id: optionId, fields: "id,title,is_exclusive,values.id,values.value,values.rank", limit: 1 }
  return (await api().listOptions({ id, query })).product_options.map(toOption)[0]
}

export const productOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", products.name, "one", id, "options"],
    queryFn: ({ signal }) => loadOptions(id, signal),
    staleTime: 10_000,
  })

/** A variant with the ids of its option values. */
export interface OptionedVariant {
  readonly id: string
  readonly title: string
  readonly sku: string | null
  readonly rank: number
  readonly valueIds: readonly string[]
}

/** The rank of a variant behind all others. */
export const nextRank = (variants: readonly OptionedVariant[]): number =>
  Math.max(-1, ...variants.map(({ rank }) => rank)) + 1

/** All variants of a product in their order, with the ids of their option values. */
export const optionedVariantsQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin", products.name, "one", id, "optioned-variants"],
    queryFn: async ({ signal }): Promise<readonly OptionedVariant[]> => {
      const all: OptionedVariant[] = []
      const query = { fields: "id,title,sku,variant_rank,options.id", limit: 500, order: "variant_rank" }
      for await (const variant of items(api().listVariants, { id, query }, { signal }))
        all.push({
          id: variant.id,
          title: variant.title ?? "",
          sku: variant.sku,
          rank: variant.variant_rank ?? 0,
          valueIds: (variant.options ?? []).map((value) => value.id),
        })
      return all
    },
    staleTime: 10_000,
  })

const isRefused = (error: unknown): boolean => {
  const { kind, status } = toApiError(error)
  return kind === "http" && status >= 400 && status < 500 && status !== 401
}

/** Names the field of a refused request. */
async function at(field: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    throw isRefused(error) ? new FieldRefusal(field, toApiError(error)) : error
  }
}

type Changes = NonNullable<Parameters<ReturnType<typeof api>["linkOptions"]>[0]["body"]>
const link = (id: string, body: Changes) => api().linkOptions({ id, body, query: { fields: "id" } })

/** Throws as for an unknown record if the product no longer has the option. */
function present(option: ProductOption | undefined): ProductOption {
  if (!option) throw new ApiError({ kind: "http", status: 404, type: "not_found", message: "The option is gone" })
  return option
}

/** Stops using values, one request each: a refusal names the value's row. */
async function removeValues(productId: string, optionId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await at(`values.${id}`, () => link(productId, { update: [{ product_option_id: optionId, remove: [id] }] }))
}

interface OwnOption {
  readonly title: string
  readonly values: readonly OptionValue[]
}

/**
 * Saves an option that only this product has: removes, renames, adds and orders its values. Reads it first, so that a
 * repetition continues where a failed attempt stopped, and values that others added stay.
 */
export async function saveOwnOption(productId: string, before: ProductOption, wanted: OwnOption): Promise<void> {
  const { id } = before
  const { productOption } = adminSdk().admin
  const now = present(await loadOwnOption(productId, id))
  const kept = new Set(wanted.values.flatMap((value) => value.id ?? []))
  const known = new Set(before.values.map((value) => value.id))
  // New values that an earlier attempt has added, and values of others.
  const added = now.values.filter((value) => !known.has(value.id))
  const values = wanted.values.map((value) => {
    const found = value.id === undefined && added.find((each) => each.value === value.value)
    return found ? { id: found.id, value: value.value } : value
  })
  const valueIds = new Set(values.flatMap((value) => value.id ?? []))
  const all = [...values, ...added.filter((value) => !valueIds.has(value.id))]
  const gone = before.values.filter(
    (value) => !kept.has(value.id) && now.values.some(({ id: each }) => each === value.id),
  )
  await removeValues(
    productId,
    id,
    gone.map((value) => value.id),
  )
  const rest = now.values.filter((value) => !gone.some((each) => each.id === value.id))
  for (const step of valueSteps(
    rest,
    all.filter(({ id: each }) => each === undefined || rest.some((value) => value.id === each)),
  ))
    if ("rename" in step)
      await at(`values.${step.id}`, () =>
        productOption.updateValue({ id, value_id: step.id, body: { value: step.rename } }),
      )
  const news = all.filter((value) => value.id === undefined)
  if (news.length > 0)
    await link(productId, { update: [{ product_option_id: id, add: news.map(({ value }) => ({ value })) }] })
  const body = { title: wanted.title, values: all.map(({ value }) => value), ranks: ranksOf(all) }
  await at("title", () => productOption.update({ id, body }))
}

interface SharedUse {
  /** Ids of the values that the product uses. */
  readonly use: readonly string[]
  /** New values, which other products can use, too. */
  readonly add: readonly string[]
}

/** Changes which values of a shared option the product uses. */
export async function saveSharedOption(productId: string, before: ProductOption, wanted: SharedUse): Promise<void> {
  const { id } = before
  const option = present((await loadOptions(productId)).find((each) => each.id === id))
  const now = new Set(option.values.map((value) => value.id))
  const removed = before.values.flatMap((value) => (wanted.use.includes(value.id) ? [] : value.id))
  await removeValues(
    productId,
    id,
    removed.filter((each) => now.has(each)),
  )
  const add = [...wanted.use.filter((each) => !now.has(each)), ...wanted.add.map((value) => ({ value }))]
  if (add.length > 0) await link(productId, { update: [{ product_option_id: id, add }] })
}

export type NewOption =
  | { readonly title: string; readonly values: readonly string[] }
  | { readonly id: string; readonly valueIds: readonly string[] }

/** Adds an option of the product's own, or a shared one. After a lost response, checks whether it was added. */
export async function addOption(productId: string, option: NewOption): Promise<ProductOption> {
  const isIt = (each: ProductOption) =>
    "id" in option
      ? each.id === option.id
      : each.title === option.title && option.values.every((text) => each.values.some(({ value }) => value === text))
  const added =
    "id" in option
      ? { id: option.id, value_ids: [...option.valueIds] }
      : { title: option.title, values: [...option.values], ranks: ranksOf(option.values.map((value) => ({ value }))) }
  const find = async () => (await loadOptions(productId)).find(isIt)
  const earlier = "id" in option ? undefined : await find()
  if (earlier) return earlier
  await at("id" in option ? "option" : "title", () =>
    runIdempotent(
      () => link(productId, { add: ["id" in added ? added : { ...added, is_exclusive: true }] }),
      async () => (await find()) !== undefined,
    ),
  )
  const found = await find()
  if (!found) throw new ApiError({ kind: "http", status: 404, type: "not_found", message: "The option wasn't added" })
  return found
}

/** Removes an option from the product. An option of its own is deleted. */
export const removeOption = (productId: string, id: string): Promise<unknown> => link(productId, { remove: [id] })

/** Refusals of a variant's option values, with keys of `admin.products.fields`. */
export const optionErrors = {
  options: [
    { message: /provided options already exists|same combination of option values/, rule: "combinationTaken" },
    /Option value /,
  ],
}
