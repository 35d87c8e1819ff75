import { createFileRoute } from "@tanstack/react-router"
import { CartPage } from "#store/cart/cart-page.tsx"
import { CartPending } from "#store/cart/cart-skeleton.tsx"
import { shippingOptionsQuery } from "#store/cart/free-shipping.ts"
import { visit } from "#store/visit/visit.ts"

export const Route = createFileRoute("/_store/cart/")({
  ssr: false,
  // Requested with the cart, not after it: free shipping is shown together with the items.
  loader: ({ context: { queryClient } }) => {
    const { cartId } = visit()
    if (cartId !== null) void queryClient.prefetchQuery(shippingOptionsQuery(cartId))
  },
  component: CartPage,
  pendingComponent: CartPending,
})
