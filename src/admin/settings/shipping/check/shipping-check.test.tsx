import { screen, waitFor } from "@testing-library/react"
import { expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.shippingCheck
const shop = await openLiveShop()

it("checks with the last amount when another country's currency replaces an invalid total", async () => {
  const { user } = await renderAdminPage("/admin/settings/shipping-check?country=de&total=20", shop)
  await user.type(await screen.findByLabelText(texts.total), "x")
  await screen.findByText("Correct the marked field")
  const country = screen.getByRole("combobox", { name: texts.country })
  await user.clear(country)
  await user.type(country, "United States")
  await user.click(await screen.findByRole("option", { name: /^United States/ }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(texts.total).value).toBe("20.00"))
  await waitFor(() => expect(screen.queryByText("Correct the marked field")).toBeNull())
})
