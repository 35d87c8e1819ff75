import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { ExportDialogProps } from "#routes/admin/_app/-export/export-dialog.tsx"
import type { InventoryRow } from "#routes/admin/_app/-inventory/inventory-item.ts"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"

const ExportDialog = late<ExportDialogProps>(
  async () => (await import("#routes/admin/_app/-export/export-dialog.tsx")).ExportDialog,
)

/** The most ids that a filter accepts. */
const MAX_IDS = 100

interface ExportButtonProps {
  label: string
  size?: "sm"
  /** Filters of the list, or the items to export. */
  query: object | readonly Pick<InventoryRow, "id">[] | undefined
  /** Why there is nothing to export. */
  whyNot?: string | undefined
}

/** Exports inventory items to a file that the server writes. */
export function ExportButton({ label, size, query, whyNot }: ExportButtonProps) {
  const t = useTranslations("admin.inventoryExport")
  const [running, setRunning] = useState<object>()
  const isRows = Array.isArray(query)
  const isTooMany = isRows && query.length > MAX_IDS
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        icon="download"
        disabledReason={isTooMany ? t("tooMany", { max: String(MAX_IDS) }) : whyNot}
        onPointerEnter={ExportDialog.preload}
        onClick={() => setRunning(isRows ? { id: query.map(({ id }) => id) } : query)}
      >
        {label}
      </Button>
      {running && (
        <Suspense>
          <ExportDialog name="inventoryExport" query={running} onClose={() => setRunning(undefined)} />
        </Suspense>
      )}
    </>
  )
}
