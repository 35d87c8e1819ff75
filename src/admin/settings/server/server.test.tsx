import { screen, waitFor, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.server

it("the server's features, plugins and search indexes are listed; an index is rebuilt and deleted, even if a response is lost", async () => {
  const shop = await openLiveShop()
  shop.backend.db.tables.searchIndex.insert({ name: "product", entity: "product", fields: [{ name: "title" }] })
  const { user } = await renderAdminPage("/admin/settings/server", shop)
  await screen.findByText("Translation")
  expect(screen.getByText("@medusajs/draft-order")).toBeTruthy()
  expect(screen.getByText(texts.index.off)).toBeTruthy()
  await screen.findByText(texts.search.status.ready)
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByText(texts.search.rebuild.label))
  const rebuild = within(await screen.findByRole("dialog"))
  await user.click(rebuild.getByText(texts.search.rebuild.confirm))
  await screen.findByText(texts.search.rebuild.done)
  expect(shop.backend.db.tables.searchIndex.first("name", "product")?.last_indexed_at).toBeTruthy()
  await user.click(screen.getByText(texts.search.delete.label))
  const dialog = within(await screen.findByRole("dialog"))
  shop.backend.faults.set([{ method: "DELETE", path: "/admin/search-indexes/:id", drop: "after", times: 1 }])
  await user.click(dialog.getByText(texts.search.delete.confirm))
  await screen.findByText(texts.search.delete.done)
  await waitFor(() => expect(screen.queryByText(texts.search.status.ready)).toBeNull())
})

it("the records of the index engine are listed and synchronized where it is turned on", async () => {
  const shop = await openLiveShop()
  const { featureFlag, indexMetadata } = shop.backend.db.tables
  featureFlag.insert({ id: "index_engine" })
  indexMetadata.insert({ entity: "product", fields: "id", last_synced_key: null })
  const { user } = await renderAdminPage("/admin/settings/server", shop)
  await screen.findByText("Product")
  await user.click(screen.getByText(texts.index.sync.label))
  const dialog = within(await screen.findByRole("dialog"))
  await user.selectOptions(dialog.getByLabelText(texts.index.sync.strategy), "full")
  await user.click(dialog.getByText(texts.index.sync.confirm))
  await screen.findByText(texts.index.sync.done)
})
