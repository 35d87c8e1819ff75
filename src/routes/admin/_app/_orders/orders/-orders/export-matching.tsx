import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { ExportDialogProps } from "#routes/admin/_app/-export/export-dialog.tsx"
import type { OrderSearch } from "#routes/admin/-queries/order-search.ts"
import { isListedByServer, orders } from "#routes/admin/-queries/orders.ts"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"

const ExportDialog = late<ExportDialogProps>(
  async () => (await import("#routes/admin/_app/-export/export-dialog.tsx")).ExportDialog,
)

/** Exports the orders that the list shows on all its pages to a file that the server writes. */
export function ExportMatching({ search }: { search: OrderSearch }) {
  const t = useTranslations("admin.orderExport")
  const [running, setRunning] = useState<object>()
  const matching = orders.matching(search)
  const isListed = isListedByServer(search)
  return (
    <>
      <Button
        icon="download"
        disabledReason={isListed ? undefined : t("notFiltered")}
        onPointerEnter={ExportDialog.preload}
        onClick={() => setRunning(matching)}
      >
        {t(isListed && Object.keys(matching).length === 0 ? "all" : "filtered")}
      </Button>
      {running && (
        <Suspense>
          <ExportDialog name="orderExport" query={running} onClose={() => setRunning(undefined)} />
        </Suspense>
      )}
    </>
  )
}
