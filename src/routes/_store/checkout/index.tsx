import { createFileRoute } from "@tanstack/react-router"
import { deviceItem } from "#lib/device-items.ts"
import { oneOf, searchParams } from "#lib/search-params.ts"
import { steps } from "#machines/store/checkout/checkout-steps.ts"
import { loadCustomer } from "#store/account/customer.ts"
import { loadMarket } from "#store/api/load.ts"
import { cartId } from "#store/cart/cart.ts"
import { CheckoutPage } from "#store/checkout/checkout-page.tsx"
import { CheckoutSkeleton } from "#store/checkout/checkout-skeleton.tsx"

export const Route = createFileRoute("/_store/checkout/")({
  ssr: false,
  staticData: { layout: "guided" },
  validateSearch: searchParams({ step: oneOf(steps) }),
  // Loads the address book too; if that fails, the checkout works as for a guest.
  loader: async ({ context: { queryClient } }) =>
    (await Promise.all([loadMarket(queryClient), loadCustomer(queryClient).catch(() => null), restoreWalletCart()]))[0],
  component: CheckoutPage,
  pendingComponent: CheckoutSkeleton,
})

/** Restores a cart that a wallet's sheet has changed without a payment. */
async function restoreWalletCart() {
  const id = cartId()
  if (!id || deviceItem("expressCart").get() === null) return
  await import("#store/cart/express/kept-cart.ts")
    .then(({ restoreKeptCart }) => restoreKeptCart(id))
    .catch(() => undefined)
}
