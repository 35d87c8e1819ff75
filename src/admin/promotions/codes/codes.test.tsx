import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { stopBulkEdit } from "#admin/kit/bulk-job/bulk-edits.ts"
import * as saveFile from "#lib/save-file.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { promotion: promotions } = shop.admin.admin
const method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
const { promotion } = await promotions.create({
  body: { code: "SPRING", type: "standard", status: "active", application_method: method },
})
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
  stopBulkEdit()
})

async function openCodes() {
  const page = await renderAdminPage(`/admin/promotions/${promotion.id}`, shop)
  await page.user.click(await screen.findByRole("button", { name: "Actions" }))
  await page.user.click(await screen.findByRole("menuitem", { name: "Generate codes" }))
  await screen.findByRole("heading", { level: 1, name: "Generate codes for SPRING" })
  const enter = async (name: string, text: string) => {
    const field = await screen.findByRole("textbox", { name })
    await page.user.clear(field)
    await page.user.type(field, text)
  }
  return { ...page, enter }
}

it("generates codes with a prefix, and exports them", async () => {
  const saved = vi.spyOn(saveFile, "saveFile").mockReturnValue(undefined)
  const { user, enter, address } = await openCodes()
  await enter("Number of codes", "1001")
  const description = /Enter a whole number from 1 to 1,000/
  await screen.findByRole("textbox", { name: "Number of codes", description })
  await enter("Number of codes", "12")
  await enter("Prefix", "spring-")
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByRole("button", { name: "Check codes" }))
  await screen.findByText("12 codes will be created")
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByRole("button", { name: "Create 12 codes" }))
  await screen.findByText("12 codes created")
  const made = (await promotions.list({ query: { q: "SPRING-", fields: "code,limit" } })).promotions
  expect(made).toHaveLength(12)
  expect(made.every(({ code = "", limit }) => /^SPRING-[A-HJ-NP-Z2-9]{8}$/.test(code) && limit === 1)).toBe(true)
  await user.click(screen.getByRole("button", { name: "Export codes" }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  const [file, name] = saved.mock.calls[0] ?? []
  expect(name).toBe("codes-SPRING.csv")
  const lines = (await (file as Blob).text()).trim().split(/\s+/)
  expect(lines.slice(1).sort()).toEqual(made.map(({ code }) => code).sort())
  await user.click(screen.getByRole("button", { name: "Close" }))
  await vi.waitFor(() => expect(address()).toBe(`/admin/promotions/${promotion.id}`))
})

it("names the codes that failed, and retries them", async () => {
  const { user, enter } = await openCodes()
  await enter("Number of codes", "3")
  await user.click(screen.getByRole("button", { name: "Check codes" }))
  const start = await screen.findByRole("button", { name: "Create 3 codes" })
  const fault = { method: "POST", path: "/admin/promotions", status: 400, times: 1 } as const
  shop.backend.faults.set([{ ...fault, body: { type: "invalid_data", message: "Not today" } }])
  await user.click(start)
  await screen.findByText("2 of 3 codes created")
  const rows = within(await screen.findByRole("table", { name: "Codes that need your attention" }))
  rows.getByText("Server message: “Not today”")
  await user.click(screen.getByRole("button", { name: "Retry 1 code" }))
  await screen.findByText("3 codes created")
})

it("warns before it deletes codes without a limit that used ones are deleted too", async () => {
  const { user, enter } = await openCodes()
  await enter("Number of codes", "2")
  await user.clear(await screen.findByRole("textbox", { name: "Uses of each code" }))
  await user.click(screen.getByRole("button", { name: "Check codes" }))
  await user.click(await screen.findByRole("button", { name: "Create 2 codes" }))
  await user.click(await screen.findByRole("button", { name: "Delete codes" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Delete 2 codes?" }))
  dialog.getByText(/doesn’t count uses of codes without a limit, so used codes are deleted too/)
  expect(dialog.queryByText(/Codes that were used since are kept/)).toBeNull()
})

it("says on the page of orders that another bulk edit isn’t closed", async () => {
  const { router } = await openCodes()
  await router.navigate({ to: "/admin/orders/bulk" })
  const link = await screen.findByRole("link", { name: "Go to the bulk edit" })
  expect(link.getAttribute("href")).toBe("/admin/promotions/codes")
})
