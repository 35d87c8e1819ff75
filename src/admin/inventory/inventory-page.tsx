import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { usePageCode } from "#admin/kit/use-page-code.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { useToast } from "#ui/toasts.tsx"
import { availableQuery, inventoryList } from "./available-list.ts"
import { ExportButton } from "./export-button.tsx"
import { useInventoryColumns, useInventoryFilters } from "./inventory-columns.tsx"
import { type InventoryRow, inventoryItems } from "./inventory-item.resource.ts"
import { fullItemName } from "./inventory-item.ts"
import type { InventorySearch } from "./inventory-search.ts"

const route = getRouteApi("/admin/_app/_inventory/inventory/")

export function InventoryPage() {
  const t = useTranslations("admin.inventory")
  usePageCode("/admin/inventory/stock")
  const search = route.useSearch()
  const deletion = useDeleteRows(inventoryItems, "inventory")
  return (
    <ListPage
      resource={inventoryList(search)}
      search={search}
      texts={useListTexts("inventory", "truck")}
      columns={useInventoryColumns()}
      rowName={(item) => fullItemName(item) ?? t("unnamed")}
      create={<CreateLink to="/admin/inventory/new">{t("create")}</CreateLink>}
      actions={
        <>
          <ExportMatching search={search} />
          <EditMatching search={search} />
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

const isFiltered = (search: InventorySearch): boolean =>
  search.available !== undefined || Object.keys(inventoryItems.matching(search)).length > 0

/** Opens the grid with the items that the list shows on all its pages. */
function EditMatching({ search }: { search: InventorySearch }) {
  const t = useTranslations("admin.stock")
  const tList = useTranslations("admin.list")
  const navigate = usePageNavigate({ from: "/admin/inventory/" })
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const list = inventoryList(search)
  const { data } = useQuery(list.list(search))
  if (!isFiltered(search) || data?.count === 0)
    return (
      <LinkButton to="/admin/inventory/stock" icon="edit">
        {t("edit")}
      </LinkButton>
    )
  const open = async () => {
    setBusy(true)
    try {
      const rows = await list.all(search)
      await navigate({ to: "/admin/inventory/stock", search: { ids: rows.map(({ id }) => id) } })
    } catch {
      toast({ tone: "refused", title: tList("failed") })
    }
    setBusy(false)
  }
  return (
    <Button
      icon="edit"
      busy={isBusy}
      disabledReason={data && data.count > MAX_IDS ? t("tooMany", { max: String(MAX_IDS) }) : null}
      onClick={() => void open()}
    >
      {t("edit")}
    </Button>
  )
}

/** Opens the grid with the selected items. */
function EditSelected({ rows }: { rows: readonly Pick<InventoryRow, "id">[] }) {
  const t = useTranslations("admin.stock")
  const navigate = usePageNavigate({ from: "/admin/inventory/" })
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
  return (
    <ExportButton
      label={t(isFiltered(search) ? "filtered" : "all")}
      query={isComputed ? data?.rows : matching}
      whyNot={isComputed && !data?.rows.length ? t("nothing") : undefined}
    />
  )
}
