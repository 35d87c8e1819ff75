import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { deviceKey } from "#lib/device-items.ts"
import { demoSearchAppId } from "#lib/env-search.ts"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { fetchOf } from "#tests/support/live-shop.ts"
import { renderPage } from "#tests/support/render-page.tsx"

let backend: Backend
beforeEach(() => {
  backend = createBackend({ scenario: "flags", seed: 1 })
  Element.prototype.getAnimations = () => []
})

const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
async function speak(user: UserEvent, language: "Deutsch" | "English") {
  const [list] = await screen.findAllByLabelText(/^(Language|Sprache)$/)
  if (list) await user.selectOptions(list, language)
}
async function add(user: UserEvent, name: RegExp) {
  const [button] = await screen.findAllByRole("button", { name })
  if (button) await user.click(button)
}
const onlyCart = () => {
  const [cart] = backend.db.tables.cart.all().toSorted((a, b) => b.id.localeCompare(a.id, "en"))
  if (!cart) throw new Error("there is no cart")
  const [item] = backend.db.tables.cartLineItem.by("cart_id", cart.id)
  return { locale: cart.locale, title: item?.product_title }
}

describe("switching the language", () => {
  it("shows the server's texts in the new language, without the old ones in any cache", async () => {
    const { user, router } = renderPage("/products/harbor-tee", backend)
    await heading("Harbor Tee")
    await router.navigate({ to: "/products/$handle", params: { handle: "morning-mug" } })
    await heading("Morning Mug")
    await speak(user, "Deutsch")
    await heading("Morgentasse")
    await screen.findAllByRole("link", { name: "Kleidung" })
    await router.navigate({ to: "/products/$handle", params: { handle: "harbor-tee" } })
    await heading("T-Shirt Hafen")
    expect(screen.queryByText("Harbor Tee")).toBeNull()
    await speak(user, "English")
    await heading("Harbor Tee")
  })

  it("changes the document's language together with the texts", async () => {
    const { user } = renderPage("/categories/clothing?category=Tops", backend)
    await screen.findByRole("button", { name: "Remove Category: Tops" })
    const seen: boolean[] = []
    const observer = new MutationObserver(() => seen.push(screen.queryAllByLabelText("Sprache").length > 0))
    observer.observe(document.documentElement, { attributeFilter: ["lang"] })
    await speak(user, "Deutsch")
    await waitFor(() => expect(document.documentElement.lang).toBe("de"))
    expect(seen).toEqual([true])
    observer.disconnect()
  })

  it("loads texts again whose response in the old language arrives afterwards", async () => {
    const real = backend.fetch
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const hold = vi.fn(async (request: Request) => {
      if (request.url.includes("handle=harbor-tee") && request.headers.get("x-medusa-locale") !== "de-DE") await held
      return real(request)
    })
    const { user } = renderPage("/products/harbor-tee", { ...backend, fetch: hold })
    await waitFor(() => expect(hold.mock.calls.some(([{ url }]) => url.includes("handle=harbor-tee"))).toBe(true))
    await speak(user, "Deutsch")
    await waitFor(() => expect(localStorage.getItem(deviceKey("locale"))).toBe("de"))
    answer()
    await heading("T-Shirt Hafen")
  })

  it("translates the cart's items", async () => {
    const { user } = renderPage("/products/morning-mug", backend)
    await add(user, /^Add to cart/)
    await waitFor(() => expect(onlyCart()).toEqual({ locale: "en-US", title: "Morning Mug" }))
    await speak(user, "Deutsch")
    await waitFor(() => expect(onlyCart()).toEqual({ locale: "de-DE", title: "Morgentasse" }))
    await waitFor(() => expect(screen.queryByText("Morning Mug")).toBeNull())
  })

  it("is possible in the checkout, which keeps what was typed", async () => {
    const { user, router } = renderPage("/products/morning-mug", backend)
    await add(user, /^Add to cart/)
    await waitFor(() => expect(onlyCart().title).toBe("Morning Mug"))
    await router.navigate({ to: "/checkout" })
    await user.type(await screen.findByLabelText("First name"), "Ada")
    await speak(user, "Deutsch")
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Vorname").value).toBe("Ada"))
    await screen.findAllByText(/Morgentasse/)
    expect(screen.queryByText(/Morning Mug/)).toBeNull()
  })

  it("keeps the page in the new language if the cart can't be translated", async () => {
    localStorage.setItem(deviceKey("cart"), "cart_missing")
    const { user } = renderPage("/products/morning-mug", backend)
    await heading("Morning Mug")
    await speak(user, "Deutsch")
    await heading("Morgentasse")
  })
})

describe("a cart that another client has filled in another language", () => {
  it.each(["/cart", "/checkout"])("is translated when it is loaded at %s", async (path) => {
    const sdk = createStoreSdk({
      baseUrl: "http://shop.test",
      publishableKey: PUBLISHABLE_KEY,
      fetch: fetchOf(backend),
    })
    const { product, productVariant, region } = backend.db.tables
    const mug = product.all().find(({ handle }) => handle === "morning-mug")
    const [variant] = productVariant.by("product_id", String(mug?.id))
    const body = {
      region_id: String(region.all().find(({ currency_code }) => currency_code === "usd")?.id),
      locale: "de-DE",
      items: [{ variant_id: String(variant?.id), quantity: 1 }],
      shipping_address: { country_code: "us" },
    }
    const { cart } = await sdk.store.cart.create({ body })
    expect(onlyCart().title).toBe("Morgentasse")
    localStorage.setItem(deviceKey("cart"), cart.id)
    renderPage(path, backend)
    await screen.findAllByText(/Morning Mug/)
    await waitFor(() => expect(screen.queryByText(/Morgentasse/)).toBeNull())
    expect(onlyCart()).toEqual({ locale: "en-US", title: "Morning Mug" })
  })
})

afterEach(() => vi.unstubAllEnvs())

describe("filters in the URL", () => {
  beforeEach(() => {
    vi.stubEnv("VITE_SEARCH", "listing")
  })

  it("are translated with the language, and removed if the catalog doesn't have them", async () => {
    const path = "/categories/clothing?tag=cotton_warm&category=Tops&color=Ink&size=Huge&availability=in-stock"
    const { user, address } = renderPage(path, backend)
    await screen.findByRole("button", { name: "Remove Category: Tops" })
    await speak(user, "Deutsch")
    const german = "tag=Baumwolle_warm&category=Oberteile&color=Tinte"
    await waitFor(() => expect(address()).toBe(`/categories/clothing?${german}&availability=in-stock`))
    await screen.findByText(/^\d+ Produkte?$/)
    expect(screen.getAllByRole("article").length).toBeGreaterThan(0)
    await screen.findByRole("button", { name: /Farbe: Tinte/ })
  })

  it("are translated on the search page", async () => {
    const { user, address } = renderPage("/search?category=Tops", backend)
    await screen.findByRole("button", { name: "Remove Category: Tops" })
    await speak(user, "Deutsch")
    await waitFor(() => expect(address()).toBe("/search?category=Oberteile"))
    expect((await screen.findAllByRole("article")).length).toBeGreaterThan(0)
  })

  it.each([
    ["de", "/categories/clothing?category=Tops&color=Ink_Sand", "category=Oberteile&color=Tinte_Sand"],
    ["en", "/categories/clothing?category=Oberteile&color=Tinte_Sand", "category=Tops&color=Ink_Sand"],
    ["de", "/search?category=Tops&color=Ink", "category=Oberteile&color=Tinte"],
    ["en", "/search?category=Oberteile&color=Tinte", "category=Tops&color=Ink"],
  ])("are translated in a link to a page in another language (%s %s)", async (language, path, filters) => {
    const { user, router, address } = renderPage("/products/morning-mug", backend)
    await heading("Morning Mug")
    if (language === "de") await speak(user, "Deutsch")
    await heading(language === "de" ? "Morgentasse" : "Morning Mug")
    router.history.push(path)
    await waitFor(() => expect(address()).toBe(`${path.split("?")[0]}?${filters}`))
    expect((await screen.findAllByRole("article")).length).toBeGreaterThan(0)
  })

  it("stay in a link if no language has them", async () => {
    const { address } = renderPage("/categories/clothing?color=Mauve&category=Oberteile", backend)
    await waitFor(() => expect(address()).toBe("/categories/clothing?color=Mauve&category=Tops"))
    await screen.findByRole("button", { name: "Remove Color: Mauve" })
  })

  it("stay on pages without filters", async () => {
    const { user, address } = renderPage("/cart?category=Tops", backend)
    await heading("Your cart")
    await speak(user, "Deutsch")
    await heading("Ihr Warenkorb")
    expect(address()).toBe("/cart?category=Tops")
  })
})

it("lists filter values in the page's language while the hosted search can't be reached", async () => {
  vi.stubEnv("VITE_SEARCH", "hosted")
  vi.stubEnv("VITE_SEARCH_APP_ID", demoSearchAppId)
  vi.stubEnv("VITE_SEARCH_KEY", PUBLISHABLE_KEY)
  vi.stubEnv("VITE_SEARCH_HOST", "http://shop.test")
  vi.stubEnv("VITE_SEARCH_INDEX", "products,de:products_de")
  const { user } = renderPage("/categories/clothing", backend)
  await screen.findByRole("checkbox", { name: /^Ink/ })
  await speak(user, "Deutsch")
  await screen.findByRole("checkbox", { name: /^Tinte/ })
  expect(screen.queryByRole("checkbox", { name: /^Ink/ })).toBeNull()
})

it("creates a cart in the page's language", async () => {
  const { user } = renderPage("/products/morning-mug", backend)
  await heading("Morning Mug")
  await speak(user, "Deutsch")
  await heading("Morgentasse")
  await add(user, /^In den Warenkorb/)
  await waitFor(() => expect(onlyCart()).toEqual({ locale: "de-DE", title: "Morgentasse" }))
})

it("changes nothing on a server without translations", async () => {
  backend = createBackend({ seed: 1, scenario: "default" })
  for (const { id } of backend.db.tables.featureFlag.all()) backend.db.tables.featureFlag.remove(id)
  const { user } = renderPage("/products/morning-mug", backend)
  await heading("Morning Mug")
  await speak(user, "Deutsch")
  await add(user, /^In den Warenkorb/)
  await waitFor(() => expect(onlyCart()).toEqual({ locale: "de-DE", title: "Morning Mug" }))
})
