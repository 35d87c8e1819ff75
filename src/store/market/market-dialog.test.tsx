import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { localStore } from "#lib/storage.ts"
import { holdTransitions } from "#tests/support/hold-transitions.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const shop = await openLiveShop()
const { db } = shop.backend
const world = db.export()

beforeEach(() => {
  db.import(world)
  stubOverlays()
})

it.each(["an empty", "a full"])("keeps its texts while it closes, with %s cart", async (cart) => {
  localStorage.setItem("app:shop_country", "de")
  if (cart === "a full") localStore.set("shop_cart", await cartInGermany(shop))
  const { user } = renderPage("/track", shop.backend)
  const footer = within(await screen.findByRole("contentinfo"))
  await user.click(await footer.findByRole("button", { name: /Germany/ }))
  const dialog = await screen.findByRole("dialog")
  await user.selectOptions(await within(dialog).findByRole("combobox"), "us")
  const confirm = await within(dialog).findByRole("button", { name: /witch to United States/ })
  await waitFor(() => expect(confirm.getAttribute("aria-disabled")).toBeNull())
  await waitFor(() => expect(dialog.querySelector("[data-transition]")).toBeNull())
  const texts = new Set([dialog.textContent])
  new MutationObserver(() => texts.add(dialog.textContent)).observe(dialog, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  const endTransitions = holdTransitions()
  await user.click(confirm)
  await footer.findByRole("button", { name: /United States/ })
  await waitFor(() => expect(dialog.querySelector("[data-leave]")).not.toBeNull())
  expect([...texts]).toHaveLength(1)
  endTransitions()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})
