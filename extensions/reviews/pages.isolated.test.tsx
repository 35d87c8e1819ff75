import { screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { addExtension } from "#mocks/extensions/add-extension.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import reviews from "./mock.ts"

vi.mock("virtual:extensions/admin", () => ({
  listed: [{ name: "reviews", load: () => import("./admin.tsx") }],
}))
vi.mock("virtual:extensions/store", () => ({
  listed: [{ name: "reviews", load: () => import("./store.tsx") }],
}))

addExtension("reviews", reviews)
const shop = await openLiveShop()
const { db } = shop.backend
const rows = () => db.table("review").all()
const world = db.export()
const [shirt] = db.tables.product.all()

beforeEach(() => {
  db.import(world)
  stubOverlays()
})

describe("reviews", () => {
  it("are written on a product's page", async () => {
    const { user } = renderPage(`/products/${shirt?.handle}`, shop.backend)
    const send = await screen.findByRole("button", { name: "Send review", hidden: true })
    await user.click(screen.getByText("Reviews"))
    await user.click(send)
    await screen.findByText("Enter your name.")
    expect(rows()).toEqual([])
    await user.type(screen.getByLabelText("Your name"), "Lea")
    await user.type(screen.getByLabelText("Your review"), "Warm and light.")
    await user.selectOptions(screen.getByLabelText("Rating"), "4 of 5")
    await user.click(send)
    await screen.findByText("Thank you. Your review appears once it has been checked.")
    const review = { author: "Lea", rating: 4, text: "Warm and light.", status: "pending", product_id: shirt?.id }
    expect(rows()).toMatchObject([review])
  })

  it("keep what was typed if they couldn’t be sent", async () => {
    const { user } = renderPage(`/products/${shirt?.handle}`, shop.backend)
    await user.click(await screen.findByText("Reviews"))
    const author = await screen.findByLabelText<HTMLInputElement>("Your name")
    await user.type(author, "Lea")
    await user.type(screen.getByLabelText("Your review"), "Warm.")
    shop.backend.faults.set([{ method: "POST", path: "/store/products/:id/reviews", status: 503 }])
    await user.click(screen.getByRole("button", { name: "Send review" }))
    await screen.findByText(/wasn’t sent/)
    expect(author.value).toBe("Lea")
    shop.backend.faults.set([])
  })

  it("are published and hidden on their page", async () => {
    const review = { product_id: shirt?.id ?? "", author: "Mia", rating: 5, text: "As described." }
    db.table("review").insert(review)
    const { user } = await renderAdminPage("/admin/x/reviews", shop)
    await screen.findByText(shirt?.title ?? "")
    await user.click(screen.getByRole("button", { name: "Publish" }))
    await screen.findByRole("button", { name: "Hide" })
    expect(rows()).toMatchObject([{ status: "published" }])
  })

  it("are on the page of their product", async () => {
    db.table("review").insert({ product_id: shirt?.id ?? "", author: "Mia", rating: 5, text: "As described." })
    await renderAdminPage(`/admin/products/${shirt?.id}`, shop)
    await screen.findByText("As described.")
  })
})
