import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { loadMarket } from "#store/api/load.ts"
import { addToCart } from "#store/cart/cart.ts"
import { CartLine } from "#store/cart/cart-line.tsx"
import { asChanges, parseItems } from "#store/cart/cart-link.ts"
import { LinkStatus } from "#store/cart/cart-link-status.tsx"
import { soldVariantsQuery } from "#store/cart/sold-variants.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { TaskPage } from "#ui/task-page.tsx"

export const Route = createFileRoute("/_store/cart/add")({
  validateSearch: ({ items }: Record<string, unknown>) => ({ items: typeof items === "string" ? items : "" }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const market = await loadMarket(queryClient)
    const items = parseItems(deps.items)
    const query = soldVariantsQuery(
      items.map((item) => item.variantId),
      market,
    )
    await queryClient.ensureQueryData(query)
    return { items, query }
  },
  component: SharedItems,
})

/** Shows the items in a link; adds them to the cart only on request. */
function SharedItems() {
  const t = useTranslations("store.cart.link")
  const client = useQueryClient()
  const navigate = usePageNavigate({ from: Route.fullPath })
  const { items, query } = Route.useLoaderData()
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
