import type {
  PaymentIntent,
  Stripe,
  StripeElements,
  StripeError,
  StripeExpressCheckoutElementOptions,
} from "@stripe/stripe-js"
import type { IntentResult } from "#mocks/domain/payments/stripe.ts"
import { createExpressButton, type Deferred, mismatch } from "./express-sheet.ts"
import { askForAuthentication, type Choice, createPaymentForm } from "./payment-form.ts"
import { type StripeTexts, texts } from "./texts.ts"

interface Options {
  /** Address of the in-memory backend. */
  readonly base: string
  /** Opens the bank's page. */
  readonly leave?: (address: string) => void
}

/** The part of Stripe's script that the storefront uses. */
type StandIn = Pick<Stripe, "elements" | "confirmPayment" | "retrievePaymentIntent">
type Result = { paymentIntent: PaymentIntent; error?: never } | { error: StripeError; paymentIntent?: never }

const idOf = (secret: string): string => secret.split("_secret_")[0] ?? ""

/** What `elements()` returns, with the choice in its form. */
interface Elements {
  readonly secret: string
  readonly texts: StripeTexts
  choice: () => Choice
  /** Set by the express buttons. */
  payment?: Deferred
  finish?: () => void
}

interface ElementsOptions {
  readonly clientSecret?: string
  readonly locale?: string
  readonly amount?: number
  readonly currency?: string
  readonly captureMethod?: string
}

interface ConfirmOptions {
  readonly elements: Elements
  readonly confirmParams: { readonly return_url: string }
  readonly clientSecret?: string
}

/** The elements of a payment whose intent is created when the shopper confirms. */
function expressElements(created: Elements, options: ElementsOptions): StripeElements {
  const { amount = 0, currency = "", captureMethod = "automatic", locale = "en" } = options
  const payment: Deferred = { amount, currency, captureMethod }
  return Object.assign(created, {
    payment,
    update: (changes: { amount?: number }) => Object.assign(payment, changes),
    submit: async () => ({}),
    create: (_: string, given: StripeExpressCheckoutElementOptions) => {
      const element = createExpressButton(created.texts, locale, payment, given)
      created.choice = element.choice
      created.finish = element.finish
      return element
    },
  }) as unknown as StripeElements
}

const asResult = (result: IntentResult): Result => {
  const intent = result.intent as unknown as PaymentIntent
  return "error" in result
    ? { error: { ...result.error, ...(result.intent ? { payment_intent: intent } : {}) } as StripeError }
    : { paymentIntent: intent }
}

/** Creates what Stripe's script sets as `window.Stripe`, for the in-memory backend. It loads nothing from Stripe. */
export function createStripeConstructor({ base, leave = (address) => location.assign(address) }: Options) {
  async function call(secret: string, action: string, body: object = {}): Promise<IntentResult> {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, client_secret: secret }),
    }
    try {
      return (await (await fetch(`${base}/_demo/stripe/${idOf(secret)}/${action}`, init)).json()) as IntentResult
    } catch {
      // Stripe's script never rejects, and reports a lost connection like this.
      const error = { type: "api_connection_error", code: "", message: texts.en.connection }
      return { error } as unknown as IntentResult
    }
  }

  async function confirm(elements: Elements, returnUrl: string, clientSecret?: string): Promise<Result> {
    const secret = clientSecret ?? elements.secret
    const { payment } = elements
    if (payment) {
      const { intent } = await call(secret, "retrieve")
      const isSame =
        intent?.amount === payment.amount &&
        intent.currency === payment.currency &&
        intent.capture_method === payment.captureMethod
      if (intent && !isSame) return { error: mismatch(elements.texts) }
    }
    const choice = elements.choice()
    if (choice.method === "card" && choice.number.trim() === "") {
      const error = { type: "validation_error", code: "incomplete_number", message: elements.texts.incomplete }
      return { error: error as StripeError }
    }
    const result = await call(secret, "confirm", choice)
    if ("error" in result || result.intent.status !== "requires_action") return asResult(result)
    if (choice.method === "card") {
      const passed = await askForAuthentication(elements.texts)
      return asResult(await call(secret, "authenticate", { passed }))
    }
    const query = { payment_intent: idOf(secret), client_secret: secret, return_url: returnUrl }
    leave(`${base}/_demo/bank?${new URLSearchParams(query)}`)
    return new Promise<never>(() => undefined)
  }

  const create = (): StandIn => ({
    elements: ((options: ElementsOptions) => {
      const created: Elements = {
        secret: options.clientSecret ?? "",
        texts: options.locale === "de" ? texts.de : texts.en,
        choice: () => ({ method: "card", number: "" }),
      }
      if (options.amount !== undefined) return expressElements(created, options)
      const element = createPaymentForm(created.texts)
      created.choice = element.choice
      return Object.assign(created, { create: () => element }) as unknown as StripeElements
    }) as StandIn["elements"],
    confirmPayment: (async ({ elements, confirmParams, clientSecret }: ConfirmOptions) => {
      const result = await confirm(elements, confirmParams.return_url, clientSecret)
      elements.finish?.()
      return result
    }) as unknown as StandIn["confirmPayment"],
    retrievePaymentIntent: async (secret) => asResult(await call(secret, "retrieve")),
  })
  return create
}

/** Sets `window.Stripe`, so that the loader of Stripe's script requests nothing from Stripe. */
export function installStripe(options: Options): void {
  Object.assign(window, { Stripe: createStripeConstructor(options) })
}
