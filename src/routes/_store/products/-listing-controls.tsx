import { getRouteApi } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import type { ProductCategory } from "#schema/store/entities/catalog.ts"
import { Select } from "#ui/select.tsx"

const route = getRouteApi("/_store/products/")
const sorts = { "-created_at": "newest", created_at: "oldest", title: "titleUp", "-title": "titleDown" } as const
type Sort = keyof typeof sorts

/** Category and order of the listing; both stand in the address. */
export function ListingControls({ categories }: { categories: readonly ProductCategory[] }) {
  const t = useTranslations("store.catalog.listing")
  const { category, order = "-created_at" } = route.useSearch()
  const navigate = route.useNavigate()
  const flat = categories.flatMap((c) => [c, ...((c.category_children ?? []) as ProductCategory[])])
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        label={t("filter")}
        value={category ?? ""}
        onChange={(event) => {
          const { value } = event.target
          navigate({ search: (s) => ({ ...s, category: value || undefined, page: undefined }) })
        }}
      >
        <option value="">{t("everything")}</option>
        {flat.map((c) => (
          <option key={c.id} value={c.id}>
            {c.name}
          </option>
        ))}
      </Select>
      <Select
        label={t("sort")}
        value={order}
        onChange={(event) => {
          const value = event.target.value as Sort
          navigate({ search: (s) => ({ ...s, order: value, page: undefined }) })
        }}
      >
        {Object.entries(sorts).map(([value, name]) => (
          <option key={value} value={value}>
            {t(`sorts.${name}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
