import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

let backend: Backend
beforeEach(() => {
  backend = createBackend({ seed: 1 })
  Element.prototype.getAnimations = () => []
})

/** Gives the first row of a table this handle, and returns its name. */
function rename(table: "product" | "category" | "collection", handle: string): string {
  const { tables } = backend.db
  const rows = { product: tables.product, category: tables.productCategory, collection: tables.productCollection }
  const [first] = rows[table].all() as unknown as { id: string; title?: string; name?: string }[]
  rows[table].update(String(first?.id), { handle } as never)
  return first?.title ?? first?.name ?? ""
}

const composed = "한국어-책".normalize("NFC")
const any = [
  "हिन्दी-किताब",
  "เสื้อยืด",
  "プレゼント",
  "🎁",
  "100%-cotton",
  "shirts-&-more",
  "men/women",
  "한국어 b5 ❤️",
  "a+b?c#d",
  "crème-brûlée".normalize("NFD"),
]

it.each(["हनद-कतब", "เสอยด", "プレゼント", composed, "straße"])("opens the product /products/%s", async (handle) => {
  const title = rename("product", handle)
  renderPage(`/products/${encodeURIComponent(handle)}`, backend)
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy()
})

it.each(any)("opens the category /categories/%s", async (handle) => {
  const name = rename("category", handle)
  renderPage(`/categories/${encodeURIComponent(handle)}`, backend)
  expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy()
})

it.each(any)("opens the collection /collections/%s", async (handle) => {
  const title = rename("collection", handle)
  renderPage(`/collections/${encodeURIComponent(handle)}`, backend)
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy()
})

it.each(["products", "categories", "collections"] as const)(
  "opens /%s by a handle that is typed decomposed or without encoding",
  async (page) => {
    const table = ({ products: "product", categories: "category", collections: "collection" } as const)[page]
    const name = rename(table, composed)
    renderPage(`/${page}/${composed.normalize("NFD")}`, backend)
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy()
  },
)
