import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { translationsKey } from "./texts.ts"

/** A kind of record whose texts can be translated. */
export interface TextType {
  /** The server's name: "product_category". */
  readonly type: string
  readonly settingsId: string
  readonly isActive: boolean
  /** Fields that are translated, if the type is active. */
  readonly fields: readonly string[]
  /** All fields that could be. */
  readonly allFields: readonly string[]
}

/** Types that have a name in the message catalog, in the order in which they are shown. */
export const textTypes = [
  "product",
  "product_variant",
  "product_option",
  "product_option_value",
  "product_collection",
  "product_category",
  "product_tag",
  "product_type",
  "shipping_option",
  "shipping_option_type",
  "region",
  "return_reason",
  "refund_reason",
  "tax_rate",
  "customer_group",
  "property_label",
] as const

const orderOf = ({ type }: TextType) => {
  const at = (textTypes as readonly string[]).indexOf(type)
  return at < 0 ? textTypes.length : at
}

/** The types of texts with their fields. */
export const textTypesQuery = queryOptions({
  queryKey: [...translationsKey, "types"],
  queryFn: async ({ signal }) => {
    const { translation_settings } = await adminSdk().admin.translation.settings({}, { signal })
    return Object.entries(translation_settings)
      .map(
        ([type, { id = "", fields = [], inactive_fields, is_active = true }]): TextType => ({
          type,
          settingsId: id,
          isActive: is_active,
          fields,
          allFields: [...fields, ...inactive_fields],
        }),
      )
      .sort((a, b) => orderOf(a) - orderOf(b))
  },
  staleTime: 60_000,
})

/** How many texts there are of each type, and how many are translated into each language. */
export const completionQuery = (locales: readonly string[], types: readonly string[]) =>
  queryOptions({
    queryKey: [...translationsKey, "completion", locales, types],
    queryFn: async ({ signal }) => {
      const query = { locales: [...locales], entity_types: [...types] }
      return (await adminSdk().admin.translation.statistics({ query }, { signal })).statistics
    },
    enabled: locales.length > 0 && types.length > 0,
    staleTime: 10_000,
  })
