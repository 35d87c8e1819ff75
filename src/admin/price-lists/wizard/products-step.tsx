import { useState } from "react"
import { ChooseProducts } from "#admin/price-lists/choose-products.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import type { StepProps } from "./details-step.tsx"

const PAGE_SIZE = 20

/** The products whose variants get prices. */
export function ProductsStep({ draft, change }: StepProps) {
  const t = useTranslations("admin.priceListWizard.products")
  const [page, setPage] = useState(1)
  const [note, setNote] = useState("")
  const products = new Map<string, { id: string; title: string; variants: number }>()
  for (const { productId, product } of draft.rows) {
    const known = products.get(productId) ?? { id: productId, title: product, variants: 0 }
    products.set(productId, { ...known, variants: known.variants + 1 })
  }
  const all = [...products.values()]
  const shownPage = Math.min(page, Math.max(1, Math.ceil(all.length / PAGE_SIZE)))
  const keep = (isKept: (productId: string) => boolean) => {
    const rows = draft.rows.filter(({ productId }) => isKept(productId))
    const ids = new Set(rows.map(({ id }) => id))
    change({ rows, cells: Object.fromEntries(Object.entries(draft.cells).filter(([id]) => ids.has(id))) })
  }
  return (
    <>
      <Card title={t("add")} description={t("hint")}>
        <ChooseProducts
          onAdd={(variants) => {
            const known = new Set(draft.rows.map(({ id }) => id))
            const fresh = variants.filter(({ id }) => !known.has(id))
            change({ rows: [...draft.rows, ...fresh] })
            setNote(t("added", { count: new Set(fresh.map(({ productId }) => productId)).size }))
          }}
        />
        <LiveRegion>{note}</LiveRegion>
      </Card>
      <Card
        title={t("chosen")}
        badge={<Badge>{t("count", { count: all.length })}</Badge>}
        padding="flush"
        actions={
          all.length > 0 && (
            <Button size="sm" variant="quiet" onClick={() => keep(() => false)}>
              {t("removeAll")}
            </Button>
          )
        }
      >
        {all.length === 0 && <EmptyState icon="tag" title={t("none.title")} text={t("none.text")} />}
        {all.length > 0 && (
          <ul className="border-t border-line">
            {all.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE).map((product) => (
              <li
                key={product.id}
                className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-1.5 text-sm last:border-b-0 sm:px-5"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{product.title}</span>
                <span className="text-muted">{t("variants", { count: product.variants })}</span>
                <IconButton
                  icon="close"
                  size="sm"
                  label={t("remove", { product: product.title })}
                  onClick={() => keep((id) => id !== product.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {all.length > PAGE_SIZE && (
          <div className="border-t border-line px-4 py-2 sm:px-5">
            <Pagination count={all.length} page={shownPage} pageSize={PAGE_SIZE} onPage={setPage} />
          </div>
        )}
      </Card>
    </>
  )
}
