import { useTranslations } from "#lib/i18n.tsx"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"

/** What a provider's name says about the kind of payment. */
const kinds = [
  ["card", /card/],
  ["debit", /sepa|debit/],
  ["transfer", /transfer|prepay/],
  ["cash", /^(cash|cod)$/],
] as const

/** Names that aren't their id with a capital letter. */
const brands: Readonly<Record<string, string>> = {
  paypal: "PayPal",
  applepay: "Apple Pay",
  googlepay: "Google Pay",
  amazonpay: "Amazon Pay",
  ideal: "iDEAL",
  blik: "BLIK",
  promptpay: "PromptPay",
  payu: "PayU",
}

/**
 * Returns a function for a provider's display name: of what the shopper can choose ("Pay by card"), or of the method that was
 * chosen ("Card"). Custom providers have the name that is the part of the id after `pp_`.
 */
export function useProviderName(texts: "kind" | "method" = "kind"): (id: string) => string {
  const t = useTranslations("store.checkout.payment")
  return (id) => {
    if (id === MANUAL_PROVIDER) return t("manual")
    const name = id.replace(/^pp_(stripe-)?/, "").split("_")[0] ?? id
    // Shoppers may not know the provider.
    if (name === "stripe") return t("stripe")
    const kind = kinds.find(([, words]) => words.test(name))?.[0]
    if (kind) return t(`${texts}.${kind}`)
    const provider = brands[name] ?? name.replace(/^./, (first) => first.toUpperCase())
    return texts === "method" ? provider : t("other", { provider })
  }
}
