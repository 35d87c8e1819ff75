import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.notifications

it("notifications link to their file, imports in progress to their page, and the page marks them as read", async () => {
  const shop = await openLiveShop()
  const { product, workflowExecution } = shop.admin.admin
  await product.export({})
  const fileContent = "Product Handle,Product Title,Variant Title\nlamp,Lamp,One"
  const body = { transaction_id: "tx-1", input: { fileContent, filename: "lamps.csv" } }
  await workflowExecution.run({ workflow_id: "import-products", body })
  await renderAdminPage("/admin/notifications", shop)
  expect((await screen.findAllByText(texts.works.productExport.done)).length).toBeGreaterThan(0)
  expect(screen.getByRole("link", { name: texts.download }).getAttribute("href")).toMatch(/^http/)
  expect((await screen.findByText(texts.running.continue)).getAttribute("href")).toContain("tx=tx-1")
  expect(within(screen.getByRole("table")).getByText(texts.channels.feed)).toBeTruthy()
  expect(await domProblems()).toEqual([])
  await waitFor(() => expect(deviceItem("adminNoticesSeen").get()).toMatch(/^\d{4}-/))
})

it("a notification has a page of its own, which the list links to", async () => {
  const shop = await openLiveShop()
  await shop.admin.admin.product.export({})
  const { user, address } = await renderAdminPage("/admin/notifications", shop)
  const name = texts.works.productExport.done
  await user.click(await screen.findByRole("link", { name: new RegExp(name) }))
  await screen.findByRole("heading", { level: 1, name })
  const { notifications: rows } = await shop.admin.admin.notification.list({})
  expect(address()).toBe(`/admin/notifications/${rows[0]?.id}`)
  expect(await screen.findByText(texts.channels.feed)).toBeTruthy()
  expect(screen.getByText(String(rows[0]?.template))).toBeTruthy()
  expect(screen.getByRole("link", { name: texts.download }).getAttribute("href")).toMatch(/^http/)
  expect(await domProblems()).toEqual([])
})

it("the address of an unknown notification says so", async () => {
  const shop = await openLiveShop()
  await renderAdminPage("/admin/notifications/noti_unknown", shop)
  await screen.findByText("It may have been deleted, or the address is wrong.")
})
