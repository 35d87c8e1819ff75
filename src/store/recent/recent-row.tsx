import { useQuery } from "@tanstack/react-query"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { useMarket } from "#store/market/market.ts"
import { ProductCard, productGrid } from "#store/product/product-card.tsx"
import { productsByIdQuery } from "#store/product/products.ts"
import { Button } from "#ui/button.tsx"
import { recentlyViewed } from "./recently-viewed.ts"

const SHOWN = 4

/** The products that were opened last, without those that the shop no longer sells. */
export default function RecentRow({ except }: { except?: string | undefined }) {
  return (
    <PartTexts parts={["browse"]}>
      <Row except={except} />
    </PartTexts>
  )
}

function Row({ except }: { except?: string | undefined }) {
  const t = useTranslations("browse.recent")
  const { market } = useMarket()
  const ids = recentlyViewed.use().filter((id) => id !== except)
  const { data = [] } = useQuery({
    ...productsByIdQuery(ids, market?.region.id ?? "", market?.country ?? ""),
    enabled: market !== undefined && ids.length > 0,
  })
  const shown = data.filter(({ id }) => ids.includes(id)).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <Button variant="quiet" size="sm" onClick={recentlyViewed.clear}>
          {t("clear")}
        </Button>
      </div>
      <ul className={productGrid}>
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
