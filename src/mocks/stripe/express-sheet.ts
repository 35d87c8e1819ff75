import type {
  StripeExpressCheckoutElementOptions as ExpressOptions,
  ShippingRate,
  StripeError,
} from "@stripe/stripe-js"
import { formatMoney } from "#lib/money.ts"
import { fromStripeAmount } from "#lib/stripe-amount.ts"
import { type Choice, make } from "./payment-form.ts"
import type { StripeTexts } from "./texts.ts"

/** Addresses that the demo wallet knows; the last one is outside most shops' markets. */
const addresses = [
  { line1: "12 Main Street", line2: null, city: "Chicago", state: "IL", postal_code: "60614", country: "US" },
  { line1: "Lange Strasse 7", line2: null, city: "Berlin", state: "", postal_code: "10115", country: "DE" },
  { line1: "1 Macquarie Street", line2: null, city: "Sydney", state: "NSW", postal_code: "2000", country: "AU" },
]
const PERSON = { name: "Ada Shopper", email: "ada@example.com" }
/** A card that is declined, for the result of that name. */
const DECLINED = "4000 0000 0000 0002"

/** What `elements()` knows of a payment whose intent doesn't exist yet. */
export interface Deferred {
  /** In the units of `toStripeAmount`. */
  amount: number
  readonly currency: string
  readonly captureMethod: string
}

interface Changes {
  readonly shippingRates?: readonly ShippingRate[] | undefined
}

const button = (text: string) =>
  make("button", {
    type: "button",
    textContent: text,
    className: "min-h-12 rounded-md border border-edge bg-surface px-6 font-semibold text-ink hover:bg-sunken",
  })

function select(label: string, options: readonly (readonly [value: string, text: string])[]) {
  const field = make("select", { className: "h-11 w-full rounded-md border border-edge bg-surface px-3" })
  field.append(...options.map(([value, text]) => make("option", { value, textContent: text })))
  return { field, row: make("label", { className: "grid gap-1 text-sm font-semibold" }, label, field) }
}

interface SheetSettings {
  readonly texts: StripeTexts["sheet"]
  readonly locale: string
  readonly payment: Deferred
  readonly options: ExpressOptions
  readonly emit: (name: string, event?: object) => void
  readonly onPay: (choice: Choice) => void
}

/** Opens the wallet's sheet: a dialog after `opener`. Returns the function that closes it. */
function openSheet(opener: HTMLElement, rates: readonly ShippingRate[], settings: SheetSettings): () => void {
  const { texts: t, locale, payment, options, emit, onPay } = settings
  const money = (units: number) => formatMoney(fromStripeAmount(units, payment.currency), payment.currency, locale)
  const total = make("output")
  const problem = make("p", { role: "alert", className: "text-sm" } as never)
  const pay = button(t.pay)
  const cancel = button(t.cancel)
  const place = select(
    t.address,
    addresses.map(({ line1, city, country }, i) => [String(i), `${line1}, ${city}, ${country}`] as const),
  )
  const result = select(t.result, [
    ["works", t.works],
    ["declined", t.declined],
  ])
  const list = make("fieldset", { className: "grid gap-2 text-sm" })
  let shown = rates
  let rate = rates[0]
  const show = () => {
    total.textContent = money(payment.amount)
    list.replaceChildren(
      make("legend", { className: "font-semibold", textContent: t.rates }),
      ...shown.map((each) => {
        const input = make("input", { type: "radio", name: "demo-wallet-rate", checked: each.id === rate?.id })
        input.addEventListener("change", () => {
          rate = each
          ask("shippingratechange", { shippingRate: each })
        })
        const text = `${each.displayName} (${money(each.amount)})`
        return make("label", { className: "flex items-center gap-2" }, input, text)
      }),
    )
  }
  /** Emits a change and waits for the page's answer, as the wallet does. */
  function ask(name: string, event: object) {
    pay.disabled = true
    problem.textContent = ""
    emit(name, {
      ...event,
      resolve: ({ shippingRates }: Changes = {}) => {
        pay.disabled = false
        if (shippingRates) shown = shippingRates
        rate = shown.find(({ id }) => id === rate?.id && name === "shippingratechange") ?? shown[0]
        show()
      },
      reject: () => {
        problem.textContent = t.refused
      },
    })
  }
  const address = () => addresses[Number(place.field.value)] ?? addresses[0]
  const askAddress = () => ask("shippingaddresschange", { name: PERSON.name, address: address() })
  place.field.addEventListener("change", askAddress)
  const ships = options.shippingAddressRequired === true
  const dialog = make(
    "dialog",
    { className: "m-auto w-full max-w-96 rounded-xl border border-line bg-surface p-6 text-ink" },
    make(
      "div",
      { className: "grid gap-4" },
      make("h2", { className: "text-lg font-semibold", textContent: t.title }),
      make("p", { className: "text-sm text-muted", textContent: `${t.email}: ${PERSON.email}` }),
      ...(ships ? [place.row, problem, list] : []),
      make("p", { className: "flex justify-between font-semibold" }, t.total, total),
      result.row,
      pay,
      cancel,
    ),
  )
  dialog.setAttribute("aria-label", t.title)
  const close = () => dialog.remove()
  const leave = () => {
    close()
    emit("cancel")
  }
  cancel.addEventListener("click", leave)
  dialog.addEventListener("cancel", leave)
  dialog.addEventListener("keydown", (event) => event.stopPropagation())
  pay.addEventListener("click", () => {
    pay.disabled = true
    onPay(result.field.value === "declined" ? { method: "card", number: DECLINED } : { method: "wallet" })
    const to = { name: PERSON.name, address: address() }
    emit("confirm", {
      billingDetails: { ...to, email: PERSON.email },
      ...(ships ? { shippingAddress: to, shippingRate: rate } : {}),
      paymentFailed: close,
    })
  })
  // Within the cart drawer, which closes when something outside is clicked.
  opener.after(dialog)
  // jsdom has no modal dialogs.
  if (dialog.showModal) dialog.showModal()
  else dialog.open = true
  show()
  const allowed = options.allowedShippingCountries
  const firstAllowed = addresses.findIndex(({ country }) => allowed?.includes(country))
  place.field.value = String(Math.max(0, firstAllowed))
  if (ships) askAddress()
  return close
}

/** Creates a button in the manner of Stripe's Express Checkout Element. Its sheet is a dialog of the page. */
export function createExpressButton(texts: StripeTexts, locale: string, payment: Deferred, options: ExpressOptions) {
  const listeners = new Map<string, (event: never) => void>()
  const emit = (name: string, event: object = {}) =>
    listeners.get(name)?.({ elementType: "expressCheckout", ...event } as never)
  const opener = button(texts.sheet.button)
  opener.classList.add("w-full")
  let close = () => {}
  let choice: Choice = { method: "wallet" }
  const onPay = (chosen: Choice) => {
    choice = chosen
  }
  const settings = { texts: texts.sheet, locale, payment, options, emit, onPay }

  opener.addEventListener("click", () =>
    emit("click", {
      resolve: ({ shippingRates = options.shippingRates ?? [] }: Changes = {}) => {
        close = openSheet(opener, shippingRates, settings)
      },
      reject: () => undefined,
    }),
  )
  return {
    choice: () => choice,
    /** Closes the sheet after the payment. */
    finish: () => close(),
    on(event: string, listener: (event: never) => void) {
      listeners.set(event, listener)
      return this
    },
    mount(element: HTMLElement) {
      element.append(opener)
      queueMicrotask(() => emit("ready", { availablePaymentMethods: { googlePay: true } }))
    },
    destroy() {
      close()
      opener.remove()
    },
  }
}

/** Error of Stripe for a payment that isn't the one that the sheet has shown. */
export const mismatch = (texts: StripeTexts): StripeError =>
  ({ type: "invalid_request_error", code: "payment_intent_mismatch", message: texts.mismatch }) as never
