import { createFileRoute } from "@tanstack/react-router"
import { loadOwned } from "#store/api/load.ts"
import { cartQuery } from "#store/cart/cart.ts"
import { linkedCartQuery } from "#store/cart/cart-link.ts"
import { LinkedCartPage } from "#store/cart/linked-cart-page.tsx"

export const Route = createFileRoute("/_store/cart/$id")({
  ssr: false,
  loader: async ({ context: { queryClient }, params }) => {
    await Promise.all([
      loadOwned(() => queryClient.fetchQuery(linkedCartQuery(params.id))),
      queryClient.prefetchQuery(cartQuery()),
    ])
  },
  component: LinkedCartPage,
})
