import { expect, it } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { useProviderName } from "./provider-name.ts"

function Names({ ids }: { ids: readonly string[] }) {
  const nameOf = useProviderName()
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
