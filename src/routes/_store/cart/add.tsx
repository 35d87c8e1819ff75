import { createFileRoute } from "@tanstack/react-router"
import { loadMarket } from "#store/api/load.ts"
import { parseItems } from "#store/cart/cart-link.ts"
import { SharedItemsPage } from "#store/cart/shared-items-page.tsx"
import { soldVariantsQuery } from "#store/cart/sold-variants.ts"

export const Route = createFileRoute("/_store/cart/add")({
  ssr: false,
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
  component: SharedItemsPage,
})
