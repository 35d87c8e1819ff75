import { act, fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

let backend: Backend
beforeEach(() => {
  backend = createBackend({ seed: 1 })
  vi.stubEnv("VITE_CHAT", "demo")
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work))
  vi.stubGlobal("cancelIdleCallback", clearTimeout)
  localStorage.setItem("app:shop_country", "de")
})

const log = () => within(screen.getByRole("log", { name: "Conversation" }))

async function openChat(path = "/search?q=harbor+tee") {
  const page = renderPage(path, backend)
  await page.user.click(await screen.findByRole("button", { name: "Open chat" }))
  const field = await screen.findByRole("textbox", { name: "Your question" })
  const ask = (text: string) => page.user.type(field, `${text}{Enter}`)
  return { ...page, field, ask }
}

describe("demo chat", () => {
  it("quotes the same price as the shop", async () => {
    const { ask } = await openChat()
    const results = await screen.findByRole("region", { name: "Results" })
    const shown = (await within(results).findByText(/€/)).textContent?.replace(/^From /, "") ?? "none"
    await ask("harbor tee")
    await log().findByRole("link", { name: "Harbor Tee" })
    expect(log().getByText(/€/).textContent).toBe(shown)
  })

  it("answers a suggestion and a question sent while another answer is loading", async () => {
    const { user, ask } = await openChat()
    backend.faults.set([{ path: "/store/products", latency: 300 }])
    await ask("unicorns")
    await user.click(screen.getByRole("button", { name: "What does shipping cost?" }))
    await ask("dragons")
    await log().findByText(/You’ll see the shipping cost/)
    await log().findByText("I found nothing for “dragons”. Could you try another word?")
    expect(log().getByText("I found nothing for “unicorns”. Could you try another word?")).toBeTruthy()
  })

  it("finds a product by the words of a question that it has, below a price that the question names", async () => {
    const { ask } = await openChat("/track")
    await ask("Is the Window Chair available in red?")
    await log().findByText("Here’s what I found for “window chair”:")
    expect(log().getByRole("link", { name: "Window Chair" })).toBeTruthy()
    await ask("something warm for winter under €50")
    await log().findByText(/^Here’s what I found for “.*warm.*” up to €50\.00:$/)
    await ask("Gibt es ein warmes Geschenk unter 30 €?")
    await log().findByText("Here’s what I found for “warm” up to €30.00:")
    await ask("anything under €1")
    await log().findByText(/up to €1\.00|nothing/)
  })

  it("names the requested return of the order, also when asked about returns", async () => {
    const back = backend.db.tables.orderReturn.find(({ status }) => status === "requested")
    const items = backend.db.tables.returnItem.all().filter(({ return_id }) => return_id === back?.id)
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
    deviceItem("lastOrder").set(String(back?.order_id))
    const { ask } = await openChat("/track")
    await ask("Where is my order?")
    const said = new RegExp(`^You’ve requested a return of ${count} items? from order #\\d+\\. We settle`)
    await log().findByText(said)
    await ask("When do I get my refund?")
    await log().findByText(/In your account, open the order/)
    expect(log().getAllByText(said)).toHaveLength(2)
  })

  it("says that no message was sent when the form is left", async () => {
    const { user } = await openChat()
    await user.click(screen.getByRole("button", { name: "Talk to a person" }))
    await log().findByText("Write your message here. Our team replies by email.")
    await user.click(screen.getByRole("button", { name: "Not now" }))
    await log().findByText("No message was sent. You can ask me something else.")
  })

  it("says that an answer is slow and leads to the contact page", async () => {
    const { field, user, address } = await openChat()
    backend.faults.set([{ path: "/store/products", latency: 60_000 }])
    vi.useFakeTimers()
    try {
      fireEvent.change(field, { target: { value: "unicorns" } })
      fireEvent.submit(field)
      await act(() => vi.advanceTimersByTimeAsync(8_100))
      screen.getByText(/longer than usual/)
    } finally {
      vi.useRealTimers()
    }
    await user.click(screen.getByRole("link", { name: "Contact us" }))
    expect(address()).toBe("/pages/contact")
  })

  it("offers the contact page when an answer fails, and takes the question again", async () => {
    const { ask } = await openChat()
    backend.faults.set([{ path: "/store/products", status: 400 }])
    await ask("unicorns")
    await log().findByText(/that didn’t work/)
    expect(log().getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe("/en-de/pages/contact")
    backend.faults.set([])
    await ask("unicorns")
    await log().findByText("I found nothing for “unicorns”. Could you try another word?")
  })
})
