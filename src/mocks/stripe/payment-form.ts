import type { StripeTexts } from "./texts.ts"

/** What the shopper has chosen in the form. */
export type Choice =
  | { readonly method: "card"; readonly number: string }
  | { readonly method: "bank" }
  | { readonly method: "wallet" }

/** Creates an element with properties and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

let forms = 0

/** Creates a payment form in the manner of Stripe's Payment Element: its fields are in the page, not in a frame. */
export function createPaymentForm(texts: StripeTexts) {
  forms += 1
  const hintId = `stripe-cards-${forms}`
  const number = make("input", {
    className: "h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-3",
    inputMode: "numeric",
    autocomplete: "off",
  })
  number.setAttribute("aria-describedby", hintId)
  const parts: Record<Choice["method"], HTMLElement> = {
    card: make(
      "div",
      { className: "grid gap-2 text-sm" },
      make(
        "label",
        { className: "grid gap-1" },
        make("span", { className: "font-semibold", textContent: texts.number }),
        number,
      ),
      make("p", { id: hintId, className: "text-muted", textContent: texts.cards }),
    ),
    bank: make("p", { className: "text-sm text-muted", textContent: texts.bankHint }),
    wallet: make("p", { className: "text-sm text-muted", textContent: texts.walletHint }),
  }
  let method: Choice["method"] = "card"
  const show = () => {
    for (const [name, part] of Object.entries(parts)) part.hidden = name !== method
  }
  show()
  const radio = (name: Choice["method"]) => {
    const input = make("input", { type: "radio", name: `stripe-method-${forms}`, checked: name === method })
    input.addEventListener("change", () => {
      method = name
      show()
    })
    return make("label", { className: "flex items-center gap-2" }, input, texts[name])
  }
  const form = make(
    "fieldset",
    { className: "grid min-w-0 gap-3" },
    make("legend", { className: "pb-2 text-sm font-semibold", textContent: texts.legend }),
    radio("card"),
    radio("bank"),
    radio("wallet"),
    ...Object.values(parts),
  )
  const listeners = new Map<string, (event: { empty: boolean }) => void>()
  form.addEventListener("input", () => listeners.get("change")?.({ empty: method === "card" && number.value === "" }))
  return {
    choice: (): Choice => (method === "card" ? { method, number: number.value } : { method }),
    on(event: string, listener: (event: { empty: boolean }) => void) {
      listeners.set(event, listener)
      return this
    },
    mount(element: HTMLElement) {
      element.append(form)
      // Stripe's element is ready once its frame has loaded.
      queueMicrotask(() => listeners.get("ready")?.({ empty: true }))
    },
    destroy: () => form.remove(),
  }
}

/** Asks for 3-D Secure in a dialog; resolves with whether it was passed. Closing the dialog fails it. */
export function askForAuthentication({ secure }: StripeTexts): Promise<boolean> {
  return new Promise((resolve) => {
    const button = (text: string, value: string) =>
      make("button", {
        type: "button",
        value,
        textContent: text,
        className: "min-h-12 rounded-md border border-edge bg-surface px-6 font-semibold text-ink hover:bg-sunken",
      })
    const [pass, fail] = [button(secure.pass, "pass"), button(secure.fail, "fail")]
    const dialog = make(
      "dialog",
      { className: "m-auto w-full max-w-96 rounded-xl border border-line bg-surface p-6 text-ink" },
      make(
        "div",
        { className: "grid gap-4" },
        make("h2", { className: "text-lg font-semibold", textContent: secure.title }),
        make("p", { textContent: secure.text }),
        pass,
        fail,
      ),
    )
    dialog.setAttribute("aria-label", secure.title)
    const end = (passed: boolean) => {
      dialog.remove()
      resolve(passed)
    }
    pass.addEventListener("click", () => end(true))
    fail.addEventListener("click", () => end(false))
    dialog.addEventListener("cancel", () => end(false))
    document.body.append(dialog)
    // jsdom has no modal dialogs.
    if (dialog.showModal) dialog.showModal()
    else dialog.open = true
  })
}
