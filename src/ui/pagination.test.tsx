import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { Pagination } from "./pagination.tsx"

const messages = await loadMessages("en", "shared")

function open(page: number, count: number) {
  const onPage = vi.fn()
  render(
    <I18nProvider locale="en" messages={messages}>
      <Pagination page={page} count={count} onPage={onPage} pageSize={12} />
    </I18nProvider>,
  )
  return onPage
}
const text = () => screen.getByRole("navigation").querySelector("p")?.textContent

it("names the range of the last page", () => {
  open(4, 40)
  expect(text()).toBe("37–40 of 40")
  expect(screen.getByRole("button", { name: "Next page" }).getAttribute("aria-disabled")).toBe("true")
})

it.each([
  ["of several", 99, 40, "There is no page 99. The last one is 4.", 4],
  ["of one", 9, 2, "There is no page 9. The last one is 1.", 1],
  ["of none", 2, 0, "There is no page 2. The last one is 1.", 1],
])("says that there is no page after the last one %s, and leads to that one", async (_of, page, count, words, last) => {
  const onPage = open(page, count)
  expect(text()).toBe(words)
  await userEvent.click(screen.getByRole("button", { name: "Previous page" }))
  expect(onPage).toHaveBeenCalledWith(last)
})
