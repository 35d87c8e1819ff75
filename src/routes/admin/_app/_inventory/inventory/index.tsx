import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { availableQuery, inventoryList } from "#routes/admin/_app/-inventory/available-list.ts"
import { type InventoryRow, inventoryItems, itemName } from "#routes/admin/_app/-inventory/inventory-item.ts"
import { type InventorySearch, inventorySearch } from "#routes/admin/_app/-inventory/inventory-search.ts"
import { ListPage } from "#routes/admin/-kit/list-page.tsx"
import { useDeleteRows, useListTexts } from "#routes/admin/-kit/list-texts.ts"
import { usePageCode } from "#routes/admin/-kit/use-page-code.ts"
import { locationsQuery } from "#routes/admin/-queries/settings.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { useInventoryColumns, useInventoryFilters } from "./-inventory/inventory-columns.tsx"
import { ExportButton } from "./-inventory/inventory-export.tsx"

export const Route = createFileRoute("/admin/_app/_inventory/inventory/")({
  validateSearch: inventorySearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(inventoryList(deps).list(deps))
    void queryClient.prefetchQuery(locationsQuery)
  },
  component: Inventory,
})

function Inventory() {
  const t = useTranslations("admin.inventory")
  const tStock = useTranslations("admin.stock")
  usePageCode("/admin/inventory/stock")
  const search = Route.useSearch()
  const deletion = useDeleteRows(inventoryItems, "inventory")
  return (
    <ListPage
      resource={inventoryList(search)}
      search={search}
      texts={useListTexts("inventory", "truck")}
      columns={useInventoryColumns()}
      rowName={(item) => itemName(item) ?? t("unnamed")}
      create={
        <LinkButton to="/admin/inventory/new" variant="primary" icon="plus">
          {t("create")}
        </LinkButton>
      }
      actions={
        <>
          <ExportMatching search={search} />
          <LinkButton to="/admin/inventory/stock" icon="edit">
            {tStock("edit")}
          </LinkButton>
        </>
      }
      filters={useInventoryFilters()}
      bulk={[
        {
          ...deletion,
          whyNot: ({ reserved_quantity }) => ((reserved_quantity ?? 0) > 0 ? t("delete.reserved") : undefined),
        },
      ]}
      selectionActions={(rows) => (
        <>
          <EditSelected rows={rows} />
          <ExportButton size="sm" label={t("exportSelected")} query={rows} />
        </>
      )}
      footer={search.available !== undefined && <Checked search={search} />}
    />
  )
}

/** The most ids that a filter accepts. */
const MAX_IDS = 100

/** Opens the grid with the selected items. */
function EditSelected({ rows }: { rows: readonly Pick<InventoryRow, "id">[] }) {
  const t = useTranslations("admin.stock")
  const navigate = Route.useNavigate()
  return (
    <Button
      size="sm"
      icon="edit"
      disabledReason={rows.length > MAX_IDS ? t("tooMany", { max: String(MAX_IDS) }) : null}
      onClick={() => void navigate({ to: "/admin/inventory/stock", search: { ids: rows.map(({ id }) => id) } })}
    >
      {t("edit")}
    </Button>
  )
}

/** How far the list with a number of available units looked. */
function Checked({ search }: { search: InventorySearch }) {
  const t = useTranslations("admin.inventory")
  const { data } = useQuery(availableQuery(search))
  if (!data || data.checked >= data.all) return null
  return <p className="text-sm text-muted">{t("checked", { checked: data.checked, all: data.all })}</p>
}

/** Exports the items that the list shows on all its pages. */
function ExportMatching({ search }: { search: InventorySearch }) {
  const t = useTranslations("admin.inventoryExport")
  const isComputed = search.available !== undefined
  const { data } = useQuery({ ...availableQuery(search), enabled: isComputed })
  const matching = inventoryItems.matching(search)
  const isFiltered = isComputed || Object.keys(matching).length > 0
  return (
    <ExportButton
      label={t(isFiltered ? "filtered" : "all")}
      query={isComputed ? data?.rows : matching}
      whyNot={isComputed && !data?.rows.length ? t("nothing") : undefined}
    />
  )
}
