import { titles } from "virtual:help-titles"
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { beforeEach, expect, it, vi } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { HelpLinks } from "./help-links.tsx"
import { HelpText } from "./help-text.tsx"

// jsdom has no scrolling.
beforeEach(() => void vi.stubGlobal("scrollTo", () => undefined))

/** Shows this on the only page of an app in German. */
function show(content: ReactNode) {
  const rootRoute = createRootRoute()
  const page = createRoute({ getParentRoute: () => rootRoute, path: "/", component: () => content })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  })
  render(
    <I18nProvider locale="de" messages={{}}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

it("keeps the query and the anchor of a link to a page of the app", async () => {
  show(<HelpText nodes={[{ name: "a", href: "/products?order=title&q=a%20b#top", nodes: ["Products"] }]} />)
  const link = await screen.findByRole("link", { name: "Products" })
  expect(link.getAttribute("href")).toBe("/products?order=title&q=a%20b#top")
})

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
