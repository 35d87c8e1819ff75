import { expect, it } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { useProviderName } from "./use-provider-name.ts"

function Names({ ids, of }: { ids: readonly string[]; of?: "method" }) {
  const nameOf = useProviderName(of)
  return ids.map((id) => <p key={id}>{nameOf(id)}</p>)
}

it("names payment methods as shoppers know them", () => {
  const names = {
    pp_system_default: "Invoice",
    pp_stripe_stripe: "Card or wallet",
    pp_card_demo: "Pay by card",
    pp_creditcard_adyen: "Pay by card",
    "pp_stripe-ideal_stripe": "Pay with iDEAL",
    pp_paypal_paypal: "Pay with PayPal",
    pp_sepa_bank: "Pay by direct debit",
    pp_banktransfer_own: "Pay by bank transfer",
    pp_cod_cod: "Pay in cash",
    pp_mollie_mollie: "Pay with Mollie",
  }
  const { container } = renderUi(<Names ids={Object.keys(names)} />)
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(Object.values(names))
})

it("names the method that an order was paid with", () => {
  const names = {
    pp_system_default: "Invoice",
    pp_stripe_stripe: "Card or wallet",
    pp_card_demo: "Card",
    "pp_stripe-ideal_stripe": "iDEAL",
    pp_paypal_paypal: "PayPal",
    pp_sepa_bank: "Direct debit",
    pp_banktransfer_own: "Bank transfer",
    pp_cod_cod: "Cash",
    pp_mollie_mollie: "Mollie",
  }
  const { container } = renderUi(<Names ids={Object.keys(names)} of="method" />)
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(Object.values(names))
})
