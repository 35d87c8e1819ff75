import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { inOrder, type OptionValue, ranksOf, type ValueStep, valueSteps } from "#admin/catalog/option-values.ts"
import { isSame } from "#admin/kit/form/form-values.ts"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import type { Dependants } from "#admin/kit/removal.ts"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import type { ProductOption } from "#schema/admin/entities/catalog.ts"
import { toApiError } from "#sdk/error.ts"
import { productOptions } from "./option.resource.ts"

const api = () => adminSdk().admin.productOption
const VALUES = "values.id,values.value,values.rank"
export interface OptionBody {
  title: string
  is_exclusive: boolean
  metadata: Record<string, unknown>
  values: readonly OptionValue[]
}

const listOf = (values: readonly OptionValue[]) => ({
  values: values.map(({ value }) => value),
  ranks: ranksOf(values),
})

const valuesOf = async (id: string) =>
  (await api().retrieve({ id, query: { fields: `id,${VALUES}` } })).product_option?.values ?? []

/** The text of a value; undefined if it was deleted. */
async function valueNow(args: { id: string; value_id: string }): Promise<string | undefined> {
  try {
    return (await api().retrieveValue({ ...args, query: { fields: "id,value" } })).product_option_value.value
  } catch (error) {
    if (toApiError(error).status === 404) return undefined
    throw error
  }
}

/** Renames or removes a value once; a refusal names the value's row. */
async function changeValue(id: string, step: ValueStep): Promise<void> {
  const args = { id, value_id: step.id }
  try {
    await runIdempotent(
      () => ("rename" in step ? api().updateValue({ ...args, body: { value: step.rename } }) : api().deleteValue(args)),
      async () => (await valueNow(args)) === ("rename" in step ? step.rename : undefined),
    )
  } catch (error) {
    const { kind, status } = toApiError(error)
    const isRefused = kind === "http" && status >= 400 && status < 500 && status !== 401
    throw isRefused ? new FieldRefusal(`values.${step.id}`, toApiError(error)) : error
  }
}

/**
 * Saves the list of values and other fields. If the response is lost, compares the values without ids, which new ones
 * get from the server.
 */
async function updateOnce(id: string, body: Partial<OptionBody>, values: readonly OptionValue[]) {
  let saved: ProductOption | undefined
  await runIdempotent(
    async () => {
      saved = await productOptions.update(id, { ...body, ...listOf(values) })
    },
    async () => {
      saved = (await api().retrieve({ id, query: { fields: productOptions.fields.one } })).product_option
      const stored = inOrder((saved?.values ?? []) as readonly { value: string; rank?: number }[])
      const isField = ([field, value]: [string, unknown]) =>
        isSame(saved?.[field as keyof ProductOption] ?? (field === "metadata" ? {} : null), value)
      return (
        isSame(
          stored.map(({ value }) => value),
          values.map(({ value }) => value),
        ) && Object.entries(body).every(isField)
      )
    },
  )
  if (!saved) throw new Error("the product option wasn't saved")
  return saved
}

/** Product options. Renaming a value takes a request of its own, because the list of values has no ids. */
export const options = {
  ...productOptions,
  /** Of a new option: its values have no ids, and a global option can't become exclusive. */
  fixed: ["is_exclusive", "values"] as const,
  discard: productOptions.remove,
  create: (body: OptionBody): Promise<ProductOption> => productOptions.create({ ...body, ...listOf(body.values) }),
  update: async (id: string, { values, ...body }: Partial<OptionBody>): Promise<ProductOption> => {
    if (!values) return productOptions.update(id, body)
    for (const step of valueSteps(await valuesOf(id), values)) await changeValue(id, step)
    return updateOnce(id, body, values)
  },
}

export async function findOption({ title, is_exclusive }: OptionBody): Promise<ProductOption | undefined> {
  const query = { title, is_exclusive, fields: `id,title,is_exclusive,metadata,${VALUES}`, order: "-created_at" }
  return (await api().list({ query })).product_options[0]
}

export interface OptionProduct {
  readonly id: string
  readonly title: string
}

/** Query options of the products of exclusive options, by the option's id. Each has at most one. */
export const exclusiveProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["admin", productOptions.name, "list", "products", ids],
    queryFn: async ({ signal }) => {
      const query = { id: [...ids], fields: "id,products.id,products.title", limit: ids.length }
      const { product_options } = await api().list({ query }, { signal })
      return new Map(
        product_options.flatMap(({ id, products }) => {
          const product = (products as readonly OptionProduct[] | null | undefined)?.[0]
          return product ? [[id, product] as const] : []
        }),
      )
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

const MAX_NAMED = 5

/** Loads the products that use an option, for the dialog that deletes it. */
export async function productsWithOption({ id }: { id: string }, signal: AbortSignal): Promise<Dependants> {
  const query = { fields: "id,products.id,products.title" }
  const { product_option } = await api().retrieve({ id, query }, { signal })
  const products = (product_option?.products ?? []) as readonly { id: string; title?: string }[]
  const first = products.slice(0, MAX_NAMED).map(({ id, title }) => ({ id, name: title ?? id }))
  return { count: products.length, first }
}
