import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import ReplacedNotice from "./replaced-notice.tsx"

const messages = await loadMessages("en", "shared", "demo")
const before = { world: { tables: {} }, items: new Map() } as unknown as Parameters<typeof ReplacedNotice>[0]["before"]

function show() {
  const page = (
    <>
      <button type="button">Add shipping method</button>
      <input aria-label="Search" />
      <I18nProvider locale="en" messages={messages}>
        <ReplacedNotice before={before} />
      </I18nProvider>
    </>
  )
  return renderUi(page)
}
const notice = () => screen.queryByText("A link has replaced your data")

it("leaves when the page is used, which it would cover", async () => {
  const { user } = show()
  expect(notice()).not.toBeNull()
  await user.click(screen.getByRole("button", { name: "Add shipping method" }))
  expect(notice()).toBeNull()
})

it("leaves when something is typed, but stays while the keyboard moves to it and undoing failed", async () => {
  vi.stubGlobal("fetch", async () => Response.error())
  const { user } = show()
  await user.tab()
  await user.tab()
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await screen.findByText(/^That didn’t work/)
  await user.type(screen.getByRole("textbox", { name: "Search" }), "a")
  expect(notice()).toBeNull()
  vi.unstubAllGlobals()
})
