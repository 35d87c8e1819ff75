import { Suspense, useState } from "react"
import type { ExportDialogProps } from "#admin/kit/export/export-dialog.tsx"
import { usePageActions } from "#admin/kit/page-actions.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import { Menu, type MenuAction } from "#ui/menu.tsx"
import { usePhone } from "#ui/use-media-query.ts"
import { type ProductRow, products } from "./product.resource.ts"
import type { ProductSearch } from "./product-search.ts"

const ExportDialog = late<ExportDialogProps>(
  async () => (await import("#admin/kit/export/export-dialog.tsx")).ExportDialog,
)

/** The most ids that a filter accepts. */
const MAX_IDS = 100

/** Import, and export of the products that the list shows on all its pages. */
export function ProductTransfers({ search }: { search: ProductSearch }) {
  const t = useTranslations("admin.productExport")
  const [query, setQuery] = useState<object>()
  const phone = usePhone()
  const matching = products.matching(search)
  const actions: MenuAction[] = [
    { label: t("import"), icon: "upload", link: { to: "/admin/products/import" } },
    {
      label: t(Object.keys(matching).length > 0 ? "filtered" : "all"),
      icon: "download",
      onSelect: () => setQuery(matching),
    },
  ]
  usePageActions(actions)
  return (
    <>
      <Menu label={t("actions")} {...(phone ? {} : { button: { variant: "secondary" } })} items={actions} />
      <OpenExport query={query} onClose={() => setQuery(undefined)} />
    </>
  )
}

/** Exports the selected products. */
export function ExportSelected({ rows }: { rows: readonly Pick<ProductRow, "id">[] }) {
  const t = useTranslations("admin.productExport")
  const [query, setQuery] = useState<object>()
  return (
    <>
      <Button
        size="sm"
        icon="download"
        disabledReason={rows.length > MAX_IDS ? t("tooMany", { max: String(MAX_IDS) }) : null}
        onPointerEnter={ExportDialog.preload}
        onClick={() => setQuery({ id: rows.map(({ id }) => id) })}
      >
        {t("selected")}
      </Button>
      <OpenExport query={query} onClose={() => setQuery(undefined)} />
    </>
  )
}

const OpenExport = ({ query, onClose }: { query: object | undefined; onClose: () => void }) =>
  query && (
    <Suspense>
      <ExportDialog name="productExport" query={query} onClose={onClose} />
    </Suspense>
  )
