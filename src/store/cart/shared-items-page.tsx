import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { TaskPage } from "#ui/task-page.tsx"
import { addToCart } from "./cart.ts"
import { CartLine } from "./cart-line.tsx"
import { asChanges } from "./cart-link.ts"
import { LinkStatus } from "./link-status.tsx"

const route = getRouteApi("/_store/cart/add")

/** Shows the items in a link; adds them to the cart only on request. */
export function SharedItemsPage() {
  const t = useTranslations("store.cart.link")
  const client = useQueryClient()
  const navigate = usePageNavigate({ from: "/cart/add" })
  const { items, query } = route.useLoaderData()
  const { data: sold = new Map() } = useQuery(query)
  const [isBusy, setBusy] = useState(false)
  const changes = asChanges(items, sold)
  if (items.length === 0) return <LinkStatus title={t("broken")} text={t("brokenText")} />
  const missing = items.length - changes.length
  const count = changes.reduce((sum, change) => (change.kind === "add" ? sum + change.quantity : sum), 0)
  const take = async () => {
    setBusy(true)
    await addToCart(client, changes)
    setBusy(false)
    await navigate({ to: "/cart" })
  }
  return (
    <TaskPage width="wide" title={t("shared", { count })} text={t("sharedText")}>
      {missing > 0 && <Banner tone="waiting" title={t("gone", { count: missing })} />}
      <ul className="divide-y divide-line border-y border-line">
        {changes.map((change) =>
          change.kind === "add" ? (
            <CartLine
              key={change.variantId}
              currency={change.shown.currency}
              item={{
                title: change.shown.title,
                product_handle: change.shown.handle,
                variant_id: change.variantId,
                variant_title: change.shown.variantTitle,
                thumbnail: change.shown.thumbnail,
                unit_price: change.shown.unitPrice,
                quantity: change.quantity,
              }}
            />
          ) : null,
        )}
      </ul>
      <Button
        variant="primary"
        size="lg"
        icon="cart"
        busy={isBusy}
        disabledReason={changes.length === 0 ? t("empty") : undefined}
        onClick={() => void take()}
      >
        {t("addItems")}
      </Button>
    </TaskPage>
  )
}
