import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { collectionsQuery } from "#routes/_store/-product/products.ts"
import { Icon } from "#ui/icon.tsx"
import { Select } from "#ui/select.tsx"
import { filterValuesQuery, type ListingScope, listingChoicesQuery } from "./filter-values.ts"
import { type ListingSearch, listingDefaults, type Sort, sorts } from "./listing-search.ts"
import { occurring } from "./occurring.ts"

interface ListingFiltersProps {
  scope: ListingScope
  search: ListingSearch
  onSearch: (change: Partial<ListingSearch>) => void
  count: number
  withCollections: boolean
}

/** Filters, sort order, active filters and number of products of a listing. */
export function ListingFilters({ scope, search, onSearch, count, withCollections }: ListingFiltersProps) {
  const t = useTranslations("store.catalog.listing")
  const { data: choices, isPending } = useQuery(listingChoicesQuery)
  const { data: collections = [], isPending: isWaiting } = useQuery(collectionsQuery)
  const { data: values } = useQuery(filterValuesQuery(scope))
  const all = {
    collection: collections.map(({ id, handle, title }) => ({ id, value: handle ?? id, label: title ?? "" })),
    type: (choices?.types ?? []).map(asOption),
    tag: (choices?.tags ?? []).map(asOption),
  }
  type Key = keyof typeof all
  const chosenId = (key: Key) => all[key].find(({ value }) => value === search[key])?.id
  /** Those that show products, and the chosen one. */
  function optionsOf(key: Key) {
    const ids =
      values &&
      occurring(values, { type: chosenId("type"), tag: chosenId("tag"), collection: chosenId("collection") }, key)
    return ids ? all[key].filter(({ id, value }) => ids.has(id) || value === search[key]) : all[key]
  }
  const offered = [
    {
      key: "collection" as const,
      isPending: withCollections && isWaiting,
      label: t("collection"),
      options: withCollections ? optionsOf("collection") : [],
    },
    { key: "type" as const, isPending, label: t("type"), options: optionsOf("type") },
    { key: "tag" as const, isPending, label: t("tag"), options: optionsOf("tag") },
  ]
  const chosen = offered.flatMap(({ key, options }) => {
    const value = search[key]
    return value ? [{ key, name: options.find((o) => o.value === value)?.label ?? value }] : []
  })
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:items-end">
        {/* Reserves the filters' space while their options load. */}
        {offered.map(({ key, label, options, isPending }) => (
          <Select
            key={key}
            label={label}
            className={options.length > 0 || isPending ? "min-w-0 sm:w-44" : "hidden"}
            value={search[key] ?? ""}
            onChange={(event) => onSearch({ [key]: event.target.value || undefined, page: undefined })}
            placeholder={t("any")}
            options={options}
          />
        ))}
        <Select
          label={t("sort")}
          className="min-w-0 sm:ml-auto sm:w-48"
          value={search.order ?? listingDefaults.order}
          onChange={(event) => onSearch({ order: event.target.value as Sort, page: undefined })}
          options={Object.entries(sorts).map(([value, name]) => ({ value, label: t(`sorts.${name}`) }))}
        />
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <p role="status" className="mr-2 text-sm text-muted">
          {t("count", { count })}
        </p>
        {chosen.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            aria-label={t("remove", { name })}
            onClick={() => onSearch({ [key]: undefined, page: undefined })}
            className="inline-flex min-h-8 touch-target items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft px-3 text-sm"
          >
            {name}
            <Icon name="close" size={14} />
          </button>
        ))}
      </div>
    </div>
  )
}

const asOption = ({ id, value }: { id: string; value: string }) => ({ id, value, label: value })
