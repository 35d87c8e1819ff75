import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { contentCollections, readHomeContent, readPageContent } from "#lib/store-content.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { renderPage } from "#tests/support/render-page.tsx"

const shop = await openLiveShop()
const world = shop.backend.db.export()
beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

const { productCollection } = shop.admin.admin
const stored = async (handle: string) =>
  (await productCollection.list({ query: { handle, fields: "id,metadata" } })).collections[0]?.metadata
const content = async () => readHomeContent(await stored(contentCollections.home))
const card = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("section") as HTMLElement)
const publish = (user: { click(element: Element): Promise<void> }) =>
  user.click(screen.getAllByRole("button", { name: "Publish" })[0] as HTMLElement)

describe("the storefront's content", () => {
  it("is published in two languages, and an announcement leads to a page", async () => {
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    const announcement = await card("Announcement")
    const hero = await card("Start of the home page")
    await user.type(announcement.getByLabelText(/^Text \(English\)/), "Free shipping this week")
    await user.type(announcement.getByLabelText(/^Link/), "/collections/summer")
    await user.type(hero.getByLabelText(/^Heading \(English\)/), "Made to last")
    await user.selectOptions(screen.getByLabelText("Language of the texts"), "de")
    await user.type(hero.getByLabelText(/^Heading \(Deutsch\)/), "Für lange Zeit")
    expect(await domProblems()).toEqual([])
    await publish(user)
    await screen.findByText("Home page published")
    cleanup()

    const store = renderPage("/", shop.backend)
    expect(await screen.findByRole("heading", { level: 1, name: "Made to last" })).toBeTruthy()
    const bar = within(await screen.findByRole("region", { name: "Announcement" }))
    const link = bar.getByRole("link", { name: "Free shipping this week" })
    expect(link.getAttribute("href")).toMatch(/\/collections\/summer$/)
    await store.user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "de")
    expect(await screen.findByRole("heading", { level: 1, name: "Für lange Zeit" })).toBeTruthy()
    // Only English: better than nothing.
    expect(await screen.findByText("Free shipping this week")).toBeTruthy()
  })

  it("is as before after Undo", async () => {
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    const hero = await card("Start of the home page")
    await user.type(hero.getByLabelText(/^Heading \(English\)/), "First")
    await publish(user)
    await screen.findByText("Home page published")
    const again = await card("Start of the home page")
    await waitFor(() => expect(again.getByLabelText<HTMLInputElement>(/^Heading \(English\)/).value).toBe("First"))
    await user.type(again.getByLabelText(/^Heading \(English\)/), " second")
    await publish(user)
    await waitFor(async () => expect((await content()).hero.heading).toEqual({ en: "First second" }))
    await waitFor(() => expect(screen.getAllByText("Home page published")).toHaveLength(1))
    await user.click(screen.getByRole("button", { name: "Undo" }))
    await screen.findByText("The home page is as it was before")
    expect((await content()).hero.heading).toEqual({ en: "First" })
    await waitFor(() => expect(again.getByLabelText<HTMLInputElement>(/^Heading \(English\)/).value).toBe("First"))
  })

  it("can't be undone by the next administrator who signs in", async () => {
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    await user.type((await card("Start of the home page")).getByLabelText(/^Heading \(English\)/), "First")
    await publish(user)
    await screen.findByRole("button", { name: "Undo" })
    await user.click(screen.getByRole("button", { name: "Sign out" }))
    await screen.findByRole("heading", { level: 1, name: "Sign in" })
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
  })

  it("isn't published with a link that could be a script, or an announcement that ends before it starts", async () => {
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    const announcement = await card("Announcement")
    await user.type(announcement.getByLabelText(/^Link/), "javascript:alert(1)")
    fireEvent.change(announcement.getByLabelText(/^From/), { target: { value: "2026-12-02T10:00" } })
    fireEvent.change(announcement.getByLabelText(/^Until/), { target: { value: "2026-12-01T10:00" } })
    await publish(user)
    await announcement.findByText(/Enter a page of the store/)
    announcement.getByText("The end must be after the start")
    expect(await stored(contentCollections.home)).toBeUndefined()
  })

  it("arranges the sections of the home page by keyboard, and adds a text with a button", async () => {
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    const sections = await card("Sections of the home page")
    const handle = sections.getByRole("button", { name: "Move Newest products" })
    handle.focus()
    await user.keyboard("{ArrowUp}")
    await user.click(sections.getByRole("button", { name: "Remove Categories" }))
    await user.click(sections.getByRole("button", { name: "Add section" }))
    await user.click(await screen.findByRole("menuitem", { name: "Text with picture" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Text with picture" }))
    await user.click(dialog.getByRole("button", { name: "Save section" }))
    dialog.getByText("Enter a heading, a text or a picture")
    await user.type(dialog.getByLabelText(/^Heading \(English\)/), "Our workshop")
    await user.type(dialog.getByLabelText(/^Text \(English\)/), "Made by **hand**.")
    await user.type(dialog.getByLabelText(/^Button \(English\)/), "Visit us")
    await user.type(dialog.getByLabelText(/^Link/), "/pages/contact")
    await user.click(dialog.getByRole("button", { name: "Save section" }))
    await sections.findByText("Text with picture: Our workshop")
    await publish(user)
    await screen.findByText("Home page published")
    expect((await content()).sections.map(({ kind }) => kind)).toEqual(["newest", "recommended", "recent", "text"])
    cleanup()

    renderPage("/", shop.backend)
    expect(await screen.findByRole("heading", { level: 2, name: "Our workshop" })).toBeTruthy()
    expect((await screen.findByText("hand")).tagName).toBe("STRONG")
    expect(screen.getByRole("link", { name: "Visit us" }).getAttribute("href")).toMatch(/\/pages\/contact$/)
    expect(screen.queryByRole("heading", { level: 2, name: "Shop by category" })).toBeNull()
  })

  it("shows the products of a chosen collection, and nothing of one that was deleted", async () => {
    const { collection } = await productCollection.create({ body: { title: "Summer" } })
    const { products } = await shop.admin.admin.product.list({ query: { fields: "id" } })
    await productCollection.updateProducts({ id: collection.id, body: { add: products.map(({ id }) => id) } })
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    const sections = await card("Sections of the home page")
    await user.click(sections.getByRole("button", { name: "Add section" }))
    await user.click(await screen.findByRole("menuitem", { name: "Products of a collection" }))
    const dialog = within(await screen.findByRole("dialog"))
    await user.click(dialog.getByRole("button", { name: "Save section" }))
    dialog.getByText("Choose a collection")
    await user.click(dialog.getByRole("combobox", { name: "Collection" }))
    await user.click(await screen.findByRole("option", { name: /Summer/ }))
    await user.click(dialog.getByRole("button", { name: "Save section" }))
    await publish(user)
    await screen.findByText("Home page published")
    cleanup()

    renderPage("/", shop.backend)
    expect(await screen.findByRole("heading", { level: 2, name: "Summer" })).toBeTruthy()
    cleanup()
    await productCollection.delete({ id: collection.id })
    renderPage("/", shop.backend)
    expect(await screen.findByRole("heading", { level: 2, name: "Just arrived" })).toBeTruthy()
    expect(screen.queryByRole("heading", { level: 2, name: "Summer" })).toBeNull()
  })

  it("keeps what another administrator has published since, also when it is published first", async () => {
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    const hero = await card("Start of the home page")
    await user.type(hero.getByLabelText(/^Heading \(English\)/), "Mine")
    const announcement = { text: { en: "Theirs" } }
    const body = { title: "Home", handle: contentCollections.home, metadata: { announcement } }
    const { collection } = await productCollection.create({ body })
    await publish(user)
    await screen.findByText(/Someone else has published in the meantime/)
    expect(hero.getByLabelText<HTMLInputElement>(/^Heading \(English\)/).value).toBe("Mine")
    expect(await (await card("Announcement")).findByDisplayValue("Theirs")).toBeTruthy()
    await publish(user)
    await screen.findByText("Home page published")
    expect(await content()).toMatchObject({
      announcement: { text: { en: "Theirs" } },
      hero: { heading: { en: "Mine" } },
    })

    const hers = { ...(await stored(contentCollections.home)), hero: { heading: { en: "Hers" } } }
    await productCollection.update({ id: collection.id, body: { metadata: hers } })
    await user.click(screen.getByRole("button", { name: "Undo" }))
    await screen.findByText("Couldn’t undo")
    screen.getByText("Someone else has published in the meantime.")
    expect((await content()).hero.heading).toEqual({ en: "Hers" })
  })

  it("asks whose text to publish if another administrator has changed the same, and keeps it if publishing fails", async () => {
    const hero = (en: string) => ({ hero: { heading: { en } } })
    const body = { title: "Home", handle: contentCollections.home, metadata: hero("First") }
    const { collection } = await productCollection.create({ body })
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    const heading = (await card("Start of the home page")).getByLabelText<HTMLInputElement>(/^Heading \(English\)/)
    await user.type(heading, " mine")
    shop.backend.faults.set([{ method: "POST", path: "/admin/collections/:id", status: 500 }])
    await publish(user)
    await screen.findByRole("alert")
    expect(heading.value).toBe("First mine")
    shop.backend.faults.set([])
    await productCollection.update({ id: collection.id, body: { metadata: hero("Hers") } })
    await publish(user)
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.queryByText(/object Object|\{/)).toBeNull()
    expect(dialog.getAllByText(/Hers|First mine/)).toHaveLength(2)
    expect((await content()).hero.heading).toEqual({ en: "Hers" })
  })

  it("is in a collection that products can't be in", async () => {
    const body = { title: "Storefront: home page", handle: contentCollections.home }
    await productCollection.create({ body })
    await productCollection.create({ body: { title: "Summer" } })
    const { user } = await renderAdminPage("/admin/collections", shop)
    const row = within(
      (await screen.findByRole("link", { name: "Storefront: home page" })).closest("tr") as HTMLElement,
    )
    row.getByText("Holds texts of the storefront")
    expect(screen.getAllByText("Holds texts of the storefront")).toHaveLength(1)
    cleanup()
    await renderAdminPage("/admin/settings/storefront", shop)
    await user.click((await card("Sections of the home page")).getByRole("button", { name: "Add section" }))
    await user.click(await screen.findByRole("menuitem", { name: "Products of a collection" }))
    await user.click(within(await screen.findByRole("dialog")).getByRole("combobox", { name: "Collection" }))
    await screen.findByRole("option", { name: /^Summer/ })
    expect(screen.queryByRole("option", { name: /^Storefront/ })).toBeNull()
  })

  it("is previewed before it is published", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null)
    const { user } = await renderAdminPage("/admin/settings/storefront", shop)
    const hero = await card("Start of the home page")
    await user.type(hero.getByLabelText(/^Heading \(English\)/), "Soon")
    await user.click(screen.getByRole("button", { name: "Preview" }))
    expect(open).toHaveBeenCalledOnce()
    const kept = deviceItem("contentPreview").get() ?? ""
    expect(await stored(contentCollections.home)).toBeUndefined()
    cleanup()
    deviceItem("contentPreview").set(kept)
    renderPage("/preview", shop.backend)
    expect(await screen.findByRole("heading", { level: 1, name: "Soon" })).toBeTruthy()
    expect(screen.getByText(/Nothing here is published yet/)).toBeTruthy()
  })
})

describe("a help page", () => {
  it("shows the shop's own text instead of its file, which is the start of it", async () => {
    const { user } = await renderAdminPage("/admin/settings/storefront/shipping", shop)
    await user.click(await screen.findByRole("button", { name: "Start from the page’s file" }))
    const text = screen.getByLabelText<HTMLTextAreaElement>(/^Text \(English\)/)
    await waitFor(() => expect(text.value).toContain("We hand orders to the carrier"))
    await user.clear(text)
    await user.type(text, "## By bike{Enter}We ship **today**.")
    await user.click(screen.getByRole("button", { name: "Publish page" }))
    await screen.findByText("Page published")
    cleanup()

    renderPage("/pages/shipping", shop.backend)
    expect(await screen.findByRole("heading", { level: 2, name: "By bike" })).toBeTruthy()
    expect(screen.getByText("today").tagName).toBe("STRONG")
    expect(screen.getByRole("heading", { level: 1, name: "Shipping" })).toBeTruthy()
  })

  it("isn't published with what it can't have, also in the other language", async () => {
    const { user } = await renderAdminPage("/admin/settings/storefront/shipping", shop)
    const text = await screen.findByLabelText(/^Text \(English\)/)
    await user.type(text, "# Big")
    await user.click(screen.getByRole("button", { name: "Publish page" }))
    await screen.findByText("Start headings with ## or ###, not # Big")
    await user.selectOptions(screen.getByLabelText("Language of the texts"), "de")
    await screen.findByText("Correct the text in English")
    expect(await stored(contentCollections.pages)).toBeUndefined()
  })

  it("is previewed before it is published, and shows its file again after Undo", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null)
    const { user } = await renderAdminPage("/admin/settings/storefront/shipping", shop)
    await user.type(await screen.findByLabelText(/^Text \(English\)/), "## By bike")
    await user.click(screen.getByRole("button", { name: "Preview" }))
    expect(open).toHaveBeenCalledExactlyOnceWith("/preview/shipping", "preview")
    const kept = deviceItem("contentPreview").get() ?? ""
    expect(await stored(contentCollections.pages)).toBeUndefined()
    await user.click(screen.getByRole("button", { name: "Publish page" }))
    await screen.findByText("Page published")
    expect(readPageContent(await stored(contentCollections.pages), "shipping").text).toEqual({ en: "## By bike" })
    await user.click(screen.getByRole("button", { name: "Undo" }))
    await screen.findByText("The page is as it was before")
    expect(readPageContent(await stored(contentCollections.pages), "shipping").text).toEqual({})
    cleanup()

    deviceItem("contentPreview").set(kept)
    renderPage("/preview/shipping", shop.backend)
    expect(await screen.findByRole("heading", { level: 2, name: "By bike" })).toBeTruthy()
    expect(screen.getByText(/Nothing here is published yet/)).toBeTruthy()
  })
})
