import { sameMoney } from "./money.ts"

/** The provider of payments that the shop collects itself. */
export const MANUAL_PROVIDER = "pp_system_default"

/** Name of a provider by its id: `pp_stripe_main` is "stripe main". */
export const providerNameOf = (id: string): string => id.replace(/^pp_/, "").replaceAll("_", " ")

interface Collection {
  readonly amount: number
  readonly currency_code: string
  readonly payment_sessions?:
    | readonly { readonly provider_id?: string | undefined; readonly amount?: number | undefined }[]
    | undefined
}

/** Id of the provider that the customer has chosen for a payment; undefined if the amount has changed since. */
export const chosenProviderOf = ({ amount, currency_code, payment_sessions }: Collection): string | undefined =>
  // The server keeps a session when an edit of the order changes the amount.
  payment_sessions?.find((session) => sameMoney(session.amount ?? 0, amount, currency_code))?.provider_id
