import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { Launcher } from "./launcher.tsx"
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

it("is shown beside the problem of a link that has replaced the data but is broken in another part", async () => {
  stubOverlays()
  Element.prototype.scrollIntoView = () => undefined
  renderUi(
    <I18nProvider locale="en" messages={messages}>
      <Launcher refresh={() => undefined} problems={[{ part: "share", message: "broken" }]} replaced={before} />
    </I18nProvider>,
  )
  await screen.findByText("A link has replaced your data")
  await screen.findByText("The shared link couldn’t be opened")
})
