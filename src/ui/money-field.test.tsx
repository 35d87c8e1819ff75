import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { MoneyField, useMoneyInput } from "./money-field.tsx"

function Price({ currency }: { currency: string }) {
  const { show, read } = useMoneyInput(currency)
  const [text, setText] = useState(show(12.5))
  const { amount, error } = read(text)
  return (
    <>
      <MoneyField label="Price" currency={currency} value={text} error={error} onChange={setText} />
      <output>{amount}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>("Price")
const amount = () => screen.getByRole("status").textContent
async function renderIn(locale: Locale, currency = "eur") {
  const messages = await loadMessages(locale, "shared")
  render(
    <I18nProvider locale={locale} messages={messages}>
      <Price currency={currency} />
    </I18nProvider>,
  )
  return userEvent.setup()
}
async function type(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(field())
  await user.type(field(), text)
}

describe("an amount field", () => {
  it("shows and parses amounts in English", async () => {
    const user = await renderIn("en")
    expect(field().value).toBe("12.50")
    await type(user, "1,234")
    expect(amount()).toBe("1234")
    await type(user, "1.234")
    expect(amount()).toBe("")
    expect(screen.getByText("Enter an amount with at most 2 decimals, for example 12.50")).toBeTruthy()
    await type(user, "12,50")
    expect(screen.getByText("Enter an amount, for example 12.50")).toBeTruthy()
    await type(user, "-1")
    expect(screen.getByText("Enter €0.00 or more")).toBeTruthy()
    expect(field().getAttribute("aria-invalid")).toBe("true")
  })

  it("shows and parses amounts in German", async () => {
    const user = await renderIn("de")
    expect(field().value).toBe("12,50")
    await type(user, "1.234")
    expect(amount()).toBe("1234")
    await type(user, "1.234,50")
    expect(amount()).toBe("1234.5")
    await type(user, "12.50")
    expect(amount()).toBe("")
    expect(screen.getByText("Betrag eingeben, zum Beispiel 12,50")).toBeTruthy()
  })

  it("requires integer amounts in a currency without decimals", async () => {
    const { user } = renderUi(<Price currency="jpy" />)
    expect(field().value).toBe("13")
    await type(user, "12.5")
    expect(screen.getByText("Enter a whole amount, for example 13")).toBeTruthy()
  })
})
