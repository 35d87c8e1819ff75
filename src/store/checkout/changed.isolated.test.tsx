import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { Difference } from "#machines/store/checkout/cart-snapshot.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { Changed } from "./changed.tsx"
import type { CheckoutProps } from "./checkout-props.ts"

vi.mock("#ui/link-button.tsx", () => ({ LinkButton: () => null }))

it("lists two changed items of the same name without a React warning about duplicate keys", async () => {
  const changes: Difference[] = [
    { kind: "stock", lineId: "a", title: "Linen shirt", was: 2, now: 0 },
    { kind: "stock", lineId: "b", title: "Linen shirt", was: 1, now: 0 },
  ]
  const snapshot = { context: { changes, cart: { currency_code: "eur" } }, matches: () => false, hasTag: () => false }
  renderUi(<Changed snapshot={snapshot as unknown as CheckoutProps["snapshot"]} send={() => undefined} />)
  expect(await screen.findAllByRole("listitem")).toHaveLength(2)
})

it("names a changed address and payment method, and one that was removed", async () => {
  const changes: Difference[] = [
    { kind: "choice", choice: "address", was: "Ada Shopper, Lange Strasse 7", now: "Bob Builder, Bobs Weg 2" },
    { kind: "choice", choice: "payment", was: "pp_system_default", now: "pp_stripe_stripe" },
    { kind: "choice", choice: "delivery", was: "Standard", now: "" },
  ]
  const snapshot = { context: { changes, cart: { currency_code: "eur" } }, matches: () => false, hasTag: () => false }
  renderUi(<Changed snapshot={snapshot as unknown as CheckoutProps["snapshot"]} send={() => undefined} />)
  await screen.findByRole("region", { name: "Your order details have changed" })
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Shipping address: Ada Shopper, Lange Strasse 7 → Bob Builder, Bobs Weg 2",
    "Payment method: Invoice → Card or wallet",
    "Shipping method: Standard → none",
  ])
})
