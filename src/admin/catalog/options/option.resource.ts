import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource } from "#admin/kit/resource.ts"
import type { OptionSearch } from "./option-search.ts"

const VALUES = "values.id,values.value,values.rank"

/** Product options, without the writes of their values. */
export const productOptions = defineResource({
  name: "options",
  table: () => adminSdk().admin.productOption,
  keys: { many: "product_options", one: "product_option" },
  fields: {
    list: `id,title,is_exclusive,created_at,updated_at,${VALUES}`,
    one: `id,title,is_exclusive,metadata,created_at,updated_at,${VALUES}`,
  },
  sort: "title",
  toQuery: ({ is_exclusive, ...search }: OptionSearch) => ({ is_exclusive, ...datesQuery(search) }),
  affects: ["products"],
})

const names = productOptions.withFields({ list: `id,title,${VALUES}` })

/** Options that products share, with their values. */
export const sharedOptions = {
  ...names,
  list: (search: OptionSearch) => names.list({ ...search, is_exclusive: false }),
}
