import { screen, waitFor } from "@testing-library/react"
import { defineExtension, type StoreSlots } from "fennmark/store"
import { useEffect } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { localStore } from "#lib/storage.ts"
import { fillDetails } from "#tests/support/checkout-form.ts"
import { cartInGermany, openLiveShop } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"

const state = vi.hoisted(() => ({ fails: true, check: async (): Promise<string | undefined> => undefined }))

function Consent({ beforeOrder }: StoreSlots["review"]) {
  useEffect(() => beforeOrder(() => state.check()), [beforeOrder])
  return <p>Consent</p>
}

function Broken() {
  if (state.fails) throw new Error("broken")
  return <p>Repaired</p>
}

const first = defineExtension({
  title: "Extras",
  slots: {
    header: () => <p>Header of extras</p>,
    footer: () => <p>Footer of extras</p>,
    product: ({ product }) => <p>{`Size chart of ${product.title}`}</p>,
    cart: ({ cart }) => <p>{`${cart.items?.length} kinds of items`}</p>,
    checkout: ({ cart }) => <p>{`Checkout in ${cart.currency_code}`}</p>,
    review: Consent,
    confirmation: ({ order }) => <p>{`Survey for ${order.email}`}</p>,
  },
})
const second = defineExtension({ slots: { header: () => <p>Header of gifts</p>, cart: Broken } })

vi.mock("virtual:extensions/store", () => ({
  listed: [
    { name: "extras", load: async () => ({ default: first }) },
    { name: "gifts", load: async () => ({ default: second }) },
    { name: "missing", load: () => Promise.reject(new Error("missing")) },
  ],
}))

const shop = await openLiveShop()
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  stubOverlays()
  state.fails = true
  state.check = async () => undefined
})

async function open(path: string) {
  localStore.set("shop_cart", await cartInGermany(shop))
  return renderPage(path, shop.backend)
}

async function openReview() {
  const page = await open("/checkout")
  await fillDetails(page.user)
  await page.user.click(await screen.findByRole("button", { name: "Continue to review" }))
  return { ...page, order: await screen.findByRole("button", { name: /^Place order/ }) }
}

describe("an extension of the storefront", () => {
  it("fills the header, after the extensions listed before it, the footer and the product page", async () => {
    const [product] = shop.backend.db.tables.product.all()
    await open(`/products/${product?.handle}`)
    await screen.findByText(`Size chart of ${product?.title}`)
    const texts = screen.getAllByText(/^Header of/).map(({ textContent }) => textContent)
    expect(texts).toEqual(["Header of extras", "Header of gifts"])
    expect(screen.getByText("Footer of extras").closest("footer")).not.toBeNull()
  })

  it("stays in its place with its name and a retry if it fails", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined)
    const { user } = await open("/cart")
    await screen.findByText("1 kinds of items")
    await screen.findByText("“gifts” couldn’t be shown")
    state.fails = false
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByText("Repaired")
    screen.getByRole("link", { name: /^Go to checkout/ })
  })

  it("can stop an order with a reason, until its check passes", async () => {
    state.check = async () => "Agree to the terms first."
    const { user, order } = await openReview()
    screen.getByText("Checkout in eur")
    await user.click(order)
    const notice = await screen.findByRole("alert")
    expect(notice.textContent).toContain("Your order hasn’t been placed yet")
    expect(notice.textContent).toContain("Agree to the terms first.")
    expect(shop.backend.db.tables.order.all()).toHaveLength(0)
    state.check = async () => undefined
    await user.click(order)
    await screen.findByText(/^Survey for/)
    expect(shop.backend.db.tables.order.all()).toHaveLength(1)
  })

  it("doesn't stop an order by a check that fails itself", async () => {
    state.check = () => {
      throw new Error("no connection")
    }
    const { user, order } = await openReview()
    await user.click(order)
    await screen.findByText(/^Survey for/)
  })

  it("orders once if the button is pressed again during a check", async () => {
    let pass = () => {}
    const check = vi.fn(() => new Promise<undefined>((resolve) => (pass = () => resolve(undefined))))
    state.check = check
    const { user, order } = await openReview()
    await user.click(order)
    await user.click(order)
    expect(check).toHaveBeenCalledOnce()
    pass()
    await screen.findByText(/^Survey for/)
    await waitFor(() => expect(shop.backend.db.tables.order.all()).toHaveLength(1))
  })
})
