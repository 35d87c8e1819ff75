import { titles } from "virtual:help-titles"
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { fireEvent, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { beforeEach, expect, it, vi } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { HelpLinks } from "./help-links.tsx"
import { HelpText } from "./help-text.tsx"

// jsdom has no scrolling.
beforeEach(() => void vi.stubGlobal("scrollTo", () => undefined))

/** Shows this on a page of an app in German, which has another page for products. */
function show(content: ReactNode) {
  const rootRoute = createRootRoute()
  const page = createRoute({ getParentRoute: () => rootRoute, path: "/", component: () => content })
  const products = createRoute({ getParentRoute: () => rootRoute, path: "/products/$handle" })
  const others = createRoute({ getParentRoute: () => rootRoute, path: "$" })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page, products, others]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  })
  render(
    <I18nProvider locale="de" messages={{}}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

it("keeps the query and the anchor of a link to a page of the app", async () => {
  show(<HelpText nodes={[{ name: "a", href: "/products/chair?order=title&q=a%20b#top", nodes: ["Products"] }]} />)
  const link = await screen.findByRole("link", { name: "Products" })
  expect(link.getAttribute("href")).toBe("/products/chair?order=title&q=a%20b#top")
})

it.each(["/admin", "/admin/orders?q=1", "/de-at/products/chair", "/blog"])(
  "loads a document for %s, which isn't a page of the store",
  async (href) => {
    show(<HelpText nodes={[{ name: "a", href, nodes: ["There"] }]} />)
    const link = await screen.findByRole("link", { name: "There" })
    let isHandled: boolean | undefined
    const note = (event: Event) => {
      isHandled = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener("click", note)
    fireEvent.click(link)
    removeEventListener("click", note)
    expect([link.getAttribute("href"), isHandled]).toEqual([href, false])
  },
)

it("starts an ordered list at its number", async () => {
  show(<HelpText nodes={[{ name: "ol", start: 3, nodes: [{ name: "li", nodes: ["Third"] }] }]} />)
  expect((await screen.findByRole("list")).getAttribute("start")).toBe("3")
})

it("links to the English page, marked as English, where there is none in German", async () => {
  const german: Record<string, string> = titles.de ?? {}
  const { shipping = "" } = german
  delete german.shipping
  try {
    show(<HelpLinks className="" />)
    const english = await screen.findByRole("link", { name: "Shipping" })
    expect([english.lang, english.getAttribute("href")]).toEqual(["en", "/pages/shipping"])
    expect(screen.getByRole("link", { name: "Impressum" }).lang).toBe("")
  } finally {
    german.shipping = shipping
  }
})
