import { Suspense, useState } from "react"
import type { ExportDialogProps } from "#admin/kit/export/export-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/admin/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { usePhone } from "#ui/use-media-query.ts"
import { ExportOrders } from "./export-orders.tsx"
import { isListedByServer } from "./filtered-orders.ts"
import { orders } from "./order.resource.ts"
import type { OrderSearch } from "./order-search.ts"

const ExportDialog = late<ExportDialogProps>(
  async () => (await import("#admin/kit/export/export-dialog.tsx")).ExportDialog,
)

interface ExportMatchingProps {
  search: OrderSearch
  loadAll: () => Promise<readonly Order[]>
}

/** Exports the orders of all pages of the list to a file: the server's, or one written here if the server can't filter. */
export function ExportMatching({ search, loadAll }: ExportMatchingProps) {
  const t = useTranslations("admin.orderExport")
  const isPhone = usePhone()
  const [running, setRunning] = useState<object>()
  const matching = orders.matching(search)
  if (!isListedByServer(search)) return <ExportOrders size="md" label={t("filtered")} load={loadAll} />
  const label = t(Object.keys(matching).length === 0 ? "all" : "filtered")
  const shared = {
    icon: "download",
    onPointerEnter: ExportDialog.preload,
    onClick: () => setRunning(matching),
  } as const
  return (
    <>
      {isPhone ? <IconButton {...shared} label={label} /> : <Button {...shared}>{label}</Button>}
      {running && (
        <Suspense>
          <ExportDialog name="orderExport" query={running} onClose={() => setRunning(undefined)} />
        </Suspense>
      )}
    </>
  )
}
