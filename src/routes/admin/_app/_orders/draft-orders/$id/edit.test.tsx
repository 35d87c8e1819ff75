import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

it("shows the total and no balance, because nothing is due for a draft", async () => {
  const shop = await openLiveShop()
  const { draft_order } = await shop.admin.admin.draftOrder.create({
    body: {
      region_id: shop.region,
      email: "ada@example.com",
      items: [{ title: "Engraving", quantity: 2, unit_price: 5 }],
    },
  })
  await renderAdminPage(`/admin/draft-orders/${draft_order.id}/edit`, shop)

  const heading = await screen.findByRole("heading", { name: english.admin.orderChange.money.title })
  const summary = within(heading.parentElement as HTMLElement)
  expect(summary.getByText("Total").nextSibling?.textContent).toBe("€10.00")
  expect(screen.queryByText(english.ui.money.due)).toBeNull()
})
