import { Suspense, useState } from "react"
import type { ExportDialogProps } from "#admin/kit/export/export-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import type { InventoryRow } from "./inventory-item.resource.ts"

const ExportDialog = late<ExportDialogProps>(
  async () => (await import("#admin/kit/export/export-dialog.tsx")).ExportDialog,
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
