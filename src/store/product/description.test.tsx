import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { renderPage } from "#tests/support/render-page.tsx"

let backend: Backend
beforeEach(() => {
  backend = createBackend({ seed: 1 })
  Element.prototype.getAnimations = () => []
})

/** Opens the page of a product with this description, and returns its section. */
async function openWith(description: string): Promise<HTMLElement> {
  const { product } = backend.db.tables
  product.update(String(product.first("handle", "window-chair")?.id), { description })
  renderPage("/products/window-chair", backend)
  const heading = await screen.findByRole("heading", { level: 2, name: "Description" })
  return heading.parentElement as HTMLElement
}

const metaOf = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute("content")
const facts = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  )

const FORMATTED = "A **warm** chair.\n\n# Care\n- Wipe it\n- Read [the guide](/pages/shipping)\n\n<b>Oak</b>"
const PLAIN = "A warm chair.\n\nCare\nWipe it\nRead the guide\n\n<b>Oak</b>"

it("formats a product's description in Markdown, and shows HTML as text", async () => {
  const section = within(await openWith(FORMATTED))
  await section.findByRole("heading", { level: 3, name: "Care" })
  expect(section.getByText("warm").tagName).toBe("STRONG")
  expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Wipe it", "Read the guide"])
  expect(section.getByRole("link", { name: "the guide" }).getAttribute("href")).toBe("/pages/shipping")
  section.getByText("<b>Oak</b>")
})

it("tells search engines a description without its marks", async () => {
  await openWith(FORMATTED)
  expect(metaOf("description")).toBe(PLAIN)
  expect(facts().find((fact) => fact["@type"].startsWith("Product"))?.description).toBe(PLAIN)
})

it("keeps the line breaks of a description without marks", async () => {
  const section = await openWith("Two lines:\n5 * 3 cm")
  const text = section.querySelector("p")
  expect([text?.textContent, text?.className]).toEqual([
    "Two lines:\n5 * 3 cm",
    expect.stringContaining("whitespace-pre-line"),
  ])
})

it("formats a category's description", async () => {
  const { productCategory } = backend.db.tables
  productCategory.update(String(productCategory.first("handle", "home")?.id), { description: "For *every* room" })
  renderPage("/categories/home", backend)
  expect((await screen.findByText("every")).tagName).toBe("EM")
  expect(metaOf("description")).toBe("For every room")
})
