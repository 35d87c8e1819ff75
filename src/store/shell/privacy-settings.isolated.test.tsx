import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { screen } from "@testing-library/react"
import { Suspense } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { SearchConsent } from "#store/search/statistics/search-consent.tsx"
import { renderUi } from "#tests/support/render-ui.tsx"
import { PrivacySettings } from "./privacy-settings.tsx"

vi.mock("#lib/reload.ts", () => ({ reloadPage: vi.fn() }))
const texts = await loadMessages("en", "shared", "search")

beforeEach(() => {
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", "pk_1")
})
afterEach(() => {
  vi.unstubAllEnvs()
  localStorage.clear()
})
const useHostedSearch = () => {
  vi.stubEnv("VITE_SEARCH_APP_ID", "APP")
  vi.stubEnv("VITE_SEARCH_KEY", "public")
}

const renderSettings = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <PrivacySettings />
      </Suspense>
    </QueryClientProvider>,
  )

describe("privacy settings", () => {
  it("are hidden without third-party services", () => {
    const { container } = renderSettings()
    expect(container.textContent).toBe("")
  })

  it("give and withdraw consent to search statistics", async () => {
    useHostedSearch()
    const { user } = renderSettings()
    const choice = await screen.findByRole<HTMLInputElement>("switch", { name: "Search statistics across visits" })
    expect(choice.checked).toBe(false)
    await user.click(choice)
    expect(localStorage.getItem("app:search_consent")).toBe("yes")
    await user.click(choice)
    expect(choice.checked).toBe(false)
    expect(localStorage.getItem("app:search_consent")).toBe("no")
  })

  it("distinguish an undecided shopper from one who declined search statistics", async () => {
    useHostedSearch()
    const { user } = renderSettings()
    await screen.findByText(/^You haven’t decided yet/)
    await user.click(screen.getByRole("button", { name: "Don’t count clicks" }))
    expect(localStorage.getItem("app:search_consent")).toBe("no")
    expect(screen.queryByText(/^You haven’t decided yet/)).toBeNull()
  })

  it("allow and withdraw error reports to a third party, which are off at first", async () => {
    vi.stubEnv("VITE_REPORT_URL", "https://errors.example.net/shop")
    const { user } = renderSettings()
    const choice = await screen.findByRole<HTMLInputElement>("switch", { name: "Error reports" })
    expect(choice.checked).toBe(false)
    await user.click(choice)
    expect(localStorage.getItem("app:reports_consent")).toBe("https://errors.example.net/shop")
    await user.click(choice)
    expect(localStorage.getItem("app:reports_consent")).toBeNull()
  })

  it("withdraw consent to a third-party chat", async () => {
    vi.stubEnv("VITE_CHAT", "script")
    vi.stubEnv("VITE_CHAT_URL", "https://chat.example.com/widget.js")
    localStorage.setItem("app:chat_consent", "https://chat.example.com/widget.js")
    const { user } = renderSettings()
    const choice = await screen.findByRole<HTMLInputElement>("switch", { name: "Chat" })
    expect(choice.checked).toBe(true)
    await user.click(choice)
    expect(choice.checked).toBe(false)
    expect(localStorage.getItem("app:chat_consent")).toBeNull()
  })
})

describe("search statistics prompt", () => {
  const ask = () =>
    renderUi(
      <I18nProvider locale="en" messages={texts}>
        <SearchConsent />
      </I18nProvider>,
    )

  it.each([
    ["Allow search statistics", "yes"],
    ["No, thanks", "no"],
  ])("is shown until %s is chosen", async (name, answer) => {
    useHostedSearch()
    const { user } = ask()
    await user.click(screen.getByRole("button", { name }))
    expect(localStorage.getItem("app:search_consent")).toBe(answer)
    expect(screen.queryByRole("button", { name })).toBeNull()
  })

  it("isn't shown if no events are sent", () => {
    expect(ask().container.textContent).toBe("")
  })
})
