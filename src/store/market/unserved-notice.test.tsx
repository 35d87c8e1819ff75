import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

beforeEach(() => {
  stubOverlays()
  localStorage.removeItem("app:shop_country")
})
const speaks = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages)
const notice = () => screen.findByRole("region", { name: "Ship to" })

it("tells visitors of a country that isn't served which country they see, until they choose one", async () => {
  speaks("ja-JP", "ja")
  const { user } = renderPage("/track", createBackend({ seed: 1 }))
  const shown = within(await notice())
  shown.getByText(/^We don’t ship to Japan yet\. The prices and shipping that you see are for /)
  await user.click(shown.getByRole("button", { name: "Choose another country" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Where should we ship?" }))
  await user.click(dialog.getByRole("button", { name: "Close" }))
  await user.click(shown.getByRole("button", { name: /^Continue with / }))
  await waitFor(() => expect(screen.queryByRole("region", { name: "Ship to" })).toBeNull())
  expect(localStorage.getItem("app:shop_country")).toBeTruthy()
})

it.each([["de-DE"], ["en"]])("says nothing to visitors with %s", async (language) => {
  speaks(language)
  renderPage("/track", createBackend({ seed: 1 }))
  await screen.findByRole("heading", { level: 1 })
  expect(screen.queryByRole("region", { name: "Ship to" })).toBeNull()
})
