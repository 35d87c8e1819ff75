import { cleanup, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

it("says at price fields whether prices include tax, by currency and for regions of their own", async () => {
  const shop = await openLiveShop()
  const { pricePreference, store, productVariant } = shop.admin.admin
  const { variants } = await productVariant.list({ query: { limit: 1, fields: "id,product_id" } })
  const [variant] = variants
  const { price_preferences: all } = await pricePreference.list({ query: { limit: 100 } })
  await Promise.all(all.map(({ id }) => pricePreference.delete({ id })))
  const path = `/admin/products/${variant?.product_id}/variants/${variant?.id}`
  await renderAdminPage(path, shop)
  expect(await screen.findByText("Enter prices without tax.")).toBeTruthy()
  const { stores } = await store.list({ query: { limit: 1, fields: "supported_currencies.currency_code" } })
  const codes = (stores[0]?.supported_currencies ?? []).map(({ currency_code }) => currency_code)
  await pricePreference.create({
    body: { attribute: "currency_code", value: String(codes[0]), is_tax_inclusive: true },
  })
  cleanup()
  await renderAdminPage(path, shop)
  expect(await screen.findByText(new RegExp(`including tax( for ${String(codes[0]).toUpperCase()})?\\.$`))).toBeTruthy()
})
