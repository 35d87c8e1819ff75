import { screen, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
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
})
