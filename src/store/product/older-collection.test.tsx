import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()

it("has a page for each collection, also if there are more than the filters list", async () => {
  for (let i = 1; i <= 25; i++) await shop.admin.admin.productCollection.create({ body: { title: `Collection ${i}` } })
  renderPage("/collections/basics", shop.backend)
  expect(await screen.findByRole("heading", { level: 1, name: "Basics" })).toBeTruthy()
  expect(await screen.findByRole("heading", { level: 3, name: "T-Shirt" })).toBeTruthy()
})
