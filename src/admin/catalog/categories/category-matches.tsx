import { FilterChips } from "#admin/kit/list/filter-chips.tsx"
import { type FilterSpec, filterOf, paramOf } from "#admin/kit/list/filter-specs.ts"
import { useListNavigation } from "#admin/kit/list/use-list-navigation.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { ancestorsOf, type CategoryNode, pathText } from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { Button } from "#ui/button.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { CategoryBadges } from "./category-badges.tsx"
import type { CategorySearch } from "./category-search.ts"
import { matching } from "./tree-rows.ts"

const cleared = { q: undefined, is_active: undefined, is_internal: undefined }

/** Search and filters of the category tree, stored in the URL. */
export function CategoryFilters({ search }: { search: CategorySearch }) {
  const t = useTranslations("admin.catalog.category")
  const { change } = useListNavigation(search)
  const specs: readonly FilterSpec<CategorySearch>[] = [
    { kind: "boolean", id: "is_active", label: t("active") },
    { kind: "boolean", id: "is_internal", label: t("internal") },
  ]
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <SearchField
        label={t("search")}
        value={search.q ?? ""}
        onSearch={(q) => change({ q: q || undefined }, { replace: true })}
      />
      <FilterChips
        filters={specs.map((spec) => filterOf(spec, search))}
        onChange={(filter) => change({ [filter.id]: paramOf(filter) })}
        onClear={() => change({ ...cleared, q: search.q })}
      />
    </div>
  )
}

interface CategoryMatchesProps {
  nodes: readonly CategoryNode[]
  search: CategorySearch
}

/** The categories that match the search, each with its path. */
export function CategoryMatches({ nodes, search }: CategoryMatchesProps) {
  const t = useTranslations("admin.catalog.category")
  const tList = useTranslations("admin.list.noMatch")
  const { change } = useListNavigation(search)
  const found = matching(nodes, search).toSorted((a, b) => a.name.localeCompare(b.name))
  if (found.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t("noMatch")}
        text={tList("text")}
        action={<Button onClick={() => change(cleared)}>{tList("clear")}</Button>}
      />
    )
  return (
    <ul aria-label={t("matches")} className="rounded-lg border border-line bg-surface shadow-xs">
      {found.map((category) => {
        const { id, name } = category
        const parent = ancestorsOf(nodes, id).at(-1)
        return (
          <li
            key={id}
            className="flex min-h-11 items-center gap-3 border-b border-line px-4 py-1.5 text-sm last:border-b-0 sm:px-5"
          >
            <span className="grid min-w-0 flex-1">
              <TextLink variant="plain" to="/admin/categories/$id" params={{ id }}>
                {name}
              </TextLink>
              {parent && <span className="truncate text-xs text-muted">{pathText(nodes, parent.id)}</span>}
            </span>
            <CategoryBadges category={category} />
          </li>
        )
      })}
    </ul>
  )
}
