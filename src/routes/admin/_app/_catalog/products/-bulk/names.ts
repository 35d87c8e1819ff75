import { useQueries } from "@tanstack/react-query"
import {
  type SetField,
  type SingleField,
  setFields,
  singleFields,
  type Values,
} from "#machines/bulk-edit/bulk-edit.rules.ts"
import {
  asOption,
  categoryNames,
  channelNames,
  collectionNames,
  profileNames,
  tagNames,
  typeNames,
} from "#routes/admin/_app/_catalog/products/-product/related.ts"

const resources = {
  collection_id: collectionNames,
  type_id: typeNames,
  shipping_profile_id: profileNames,
  sales_channels: channelNames,
  categories: categoryNames,
  tags: tagNames,
} as const satisfies Record<SingleField | SetField, unknown>

/** The records that a product field refers to. Pages use only what their names have in common. */
export const relatedNames = (field: SingleField | SetField) => resources[field] as unknown as typeof collectionNames

/** The most ids that a list accepts. */
const MAX_IDS = 100

/** Names of the records that the values refer to, by id; the id itself until its name is loaded. */
export function useNames(values: readonly Values[]): (id: string) => string {
  const fields = [...singleFields, ...setFields]
  const queries = fields.map((field) => {
    const ids = [...new Set(values.flatMap((each) => each[field] ?? []))].sort()
    return relatedNames(field).byIds(ids.slice(0, MAX_IDS))
  })
  const results = useQueries({ queries })
  const names = new Map(results.flatMap(({ data = [] }) => data.map((row) => [row.id, asOption(row).label] as const)))
  return (id) => names.get(id) ?? id
}
