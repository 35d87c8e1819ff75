import type { Pickable } from "#admin/kit/resource.ts"
import type { EntityOptions, Filter, Option } from "./filter-types.ts"
import { dayPresets } from "./list-search.ts"

/** Names of the search parameters with values of a type. */
type ParamOf<S, Value> = { [K in keyof S]-?: [NonNullable<S[K]>] extends [Value] ? K : never }[keyof S] & string

/** A filter of a list: a search parameter, its label, and how it is chosen. */
export type FilterSpec<S> = { readonly label: string } & (
  | { readonly kind: "text"; readonly id: ParamOf<S, string>; readonly isExact?: boolean }
  | { readonly kind: "date" | "number"; readonly id: ParamOf<S, string> }
  | { readonly kind: "money"; readonly id: ParamOf<S, string>; readonly currency: string }
  | { readonly kind: "choice"; readonly id: ParamOf<S, string>; readonly options: readonly Option[] }
  | { readonly kind: "many"; readonly id: ParamOf<S, readonly string[]>; readonly options: readonly Option[] }
  | { readonly kind: "entity"; readonly id: ParamOf<S, readonly string[]>; readonly options: EntityOptions }
  | { readonly kind: "boolean"; readonly id: ParamOf<S, boolean>; readonly yes?: string; readonly no?: string }
)

const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
const rangeOf = (text: string) => {
  const [from = "", to = ""] = text.split("..")
  return { from: from || undefined, to: to || undefined }
}

/** The filter with its value from the URL. */
export function filterOf<S>(spec: FilterSpec<S>, search: S): Filter {
  const value: unknown = search[spec.id as keyof S]
  const text = typeof value === "string" ? value : ""
  switch (spec.kind) {
    case "choice":
      return { ...spec, value: text ? [text] : [], single: true }
    case "many":
      return { ...spec, kind: "choice", value: list(value) }
    case "entity":
      return { ...spec, value: list(value) }
    case "boolean":
      return { ...spec, value: typeof value === "boolean" ? value : undefined }
    case "date":
      return {
        ...spec,
        kind: "dates",
        value: dayPresets.some((preset) => preset === text) ? { preset: text } : rangeOf(text),
      }
    case "number":
    case "money":
      return { ...spec, kind: "number", value: rangeOf(text) }
    default:
      return { ...spec, value: text }
  }
}

/** The filter's value for the URL; undefined if it is empty. */
export function paramOf(filter: Filter): unknown {
  switch (filter.kind) {
    case "choice":
      return filter.single ? filter.value[0] : filter.value.length > 0 ? filter.value : undefined
    case "entity":
      return filter.value.length > 0 ? filter.value : undefined
    case "text":
      return filter.value || undefined
    case "boolean":
      return filter.value
    default: {
      const { from = "", to = "" } = filter.value
      const preset = filter.kind === "dates" ? filter.value.preset : undefined
      return preset ?? (from || to ? `${from}..${to}` : undefined)
    }
  }
}

/** Options of an `entity` filter from the rows of a resource. */
export const entityOptions = <Row>(resource: Pickable<Row>, option: (row: Row) => Option): EntityOptions => ({
  name: resource.name,
  search: async (client, q, limit) => {
    const { rows, count } = await client.fetchQuery(resource.list({ q, limit }))
    return { rows: rows.map(option), count }
  },
  byIds: async (client, ids) => (await client.fetchQuery(resource.byIds(ids))).map(option),
})
