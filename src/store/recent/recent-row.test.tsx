import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { deviceKey } from "#lib/device-items.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
const { tables } = shop.backend.db
const world = shop.backend.db.export()
const KEY = deviceKey("recentlyViewed")
const products = tables.product.all().filter(({ status }) => status === "published")
const [first, second] = products
if (!first || !second) throw new Error("the shop has too few products")

/** Reports every element as visible, which loads the rows below a page. */
class SeesEverything {
  readonly report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.report = report
  }
  observe(target: Element): void {
    this.report([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  shop.backend.db.import(world)
  vi.stubGlobal("IntersectionObserver", SeesEverything)
})

async function row() {
  const heading = await screen.findByRole("heading", { level: 2, name: "Recently viewed" })
  const section = heading.closest("section")
  if (!section) throw new Error("the row is no section")
  return within(section)
}
const titlesIn = (section: Awaited<ReturnType<typeof row>>) =>
  section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

it("shows the other products that were viewed last, without those that are no longer sold", async () => {
  const [draft] = [tables.product.insert({ ...first, id: "prod_draft", handle: "draft", status: "draft" })]
  localStorage.setItem(KEY, JSON.stringify([draft?.id, "prod_deleted", second.id, first.id]))
  renderPage("/products/t-shirt", shop.backend)
  const shown = titlesIn(await row())
  expect(shown).toEqual(products.filter(({ handle }) => handle !== "t-shirt").map(({ title }) => title))
})

it("is left out if none of the products is sold", async () => {
  localStorage.setItem(KEY, JSON.stringify(["prod_deleted", "prod_gone"]))
  const { queryClient } = renderPage("/", shop.backend)
  await waitFor(() =>
    expect(queryClient.getQueriesData({ queryKey: ["store", "products", "ids"] }).map(([, data]) => data)).toEqual([
      [],
    ]),
  )
  expect(screen.queryByRole("heading", { name: "Recently viewed" })).toBeNull()
})

it("can be cleared", async () => {
  localStorage.setItem(KEY, JSON.stringify([first.id, second.id]))
  const { user } = renderPage("/", shop.backend)
  await user.click((await row()).getByRole("button", { name: "Clear list" }))
  expect(screen.queryByRole("heading", { name: "Recently viewed" })).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})
