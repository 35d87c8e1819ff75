import type { Locale } from "#lib/locale.ts"
import type { Confirmation } from "#machines/store/checkout/payment-forms.ts"
import type { Cart } from "#schema/store/entities/cart.ts"

/** The payment session that the server has created with the provider. */
export type PaymentSession = NonNullable<NonNullable<Cart["payment_collection"]>["payment_sessions"]>[number]

/** The amount to pay: a cart's total, or the amount due for an order. */
export interface Bill {
  /** In major units. */
  readonly amount: number
  readonly currency_code: string
  readonly email?: Cart["email"]
  readonly billing_address?: Cart["billing_address"]
}

export interface BeginOptions {
  readonly locale: Locale
  readonly bill: Bill
  /** Path in the app of the page to return to from the provider's or a bank's page, in the market of that moment. */
  readonly returnPath: string
}

/** A started payment. The page shows its form, and confirms it when the shopper pays. */
export interface Payment {
  /** The shopper has already confirmed it, for example before a reload: it isn't confirmed again. */
  readonly isConfirmed: boolean
  /**
   * Shows the form in an empty element; returns a function that removes it. Calls `onReady` once it can be used, and
   * `onFilled` when the shopper has entered something.
   */
  mount(element: HTMLElement, events: { onReady: () => void; onFailed: () => void; onFilled: () => void }): () => void
  /**
   * Confirms the payment. Confirming it again never charges twice. If the shopper is sent to another page, the promise
   * stays pending. A rejection means that the provider couldn't be reached.
   */
  confirm(): Promise<Confirmation>
}

/** A payment provider's code, in a file of its own that is loaded when the shopper has chosen the provider. */
export interface PaymentModule {
  /** Rejects if the provider's script can't be loaded or the session can't be used. */
  begin(session: PaymentSession, options: BeginOptions): Promise<Payment>
  /** Reads the id of the session's payment from the parameters that the provider adds to the return URL. */
  resume(params: URLSearchParams): string | null
  /** Id of a session's payment at the provider. */
  paymentIdOf(session: PaymentSession): string | null
}
