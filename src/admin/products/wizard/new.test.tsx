import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { closePage } from "#tests/support/unsaved.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { product: products } = shop.admin.admin
const { faults } = shop.backend

beforeEach(() => {
  shop.backend.db.import(world)
  faults.set([])
  shop.backend.journal.clear()
})

const button = (name: string | RegExp) => screen.findByRole("button", { name })
const step = (name: string) => screen.findByRole("region", { name })

async function open(search = "") {
  window.scrollTo = () => {}
  const { user, router } = await renderAdminPage(`/admin/products/new${search}`, shop)
  return {
    user,
    router,
    type: async (label: string | RegExp, text: string) => {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, text)
    },
    press: async (name: string | RegExp) => user.click(await button(name)),
  }
}
type Page = Awaited<ReturnType<typeof open>>

/** From the empty form to the review of a product without options. */
async function toReview({ type, press }: Page, { handle = "", price = "12.50", sku = "" } = {}) {
  await type("Title", "Wool Scarf")
  if (handle) await type("Handle", handle)
  await press("Continue to options")
  await press("Continue to variants")
  if (sku) await type("SKU of Default variant", sku)
  await press("Continue to prices")
  if (price) await type("EUR price of Default variant", price)
  await press("Continue to stock")
  await press("Review product")
}
const created = async () =>
  (await products.list({ query: { handle: "wool-scarf", fields: "id,status,*variants.prices" } })).products

it("creates a product without options and says so", async () => {
  const page = await open()
  await toReview(page)
  expect(await screen.findByText("€12.50")).toBeTruthy()
  await page.press("Publish product with 1 variant")
  expect(await screen.findByText("“Wool Scarf” published")).toBeTruthy()
  expect(await created()).toMatchObject([{ status: "published", variants: [{ prices: [{ amount: 12.5 }] }] }])
  expect(localStorage.getItem("app:admin_product_drafts")).toBeNull()
})

it("says what is missing for publishing, leads there, and saves a draft", async () => {
  const page = await open()
  await toReview(page, { price: "" })
  expect(await screen.findByText("A price in EUR for each variant")).toBeTruthy()
  expect(screen.queryByRole("button", { name: /^Publish/ })).toBeNull()
  await page.press("Add prices")
  await step("Prices")
  await page.press("Continue to stock")
  await page.press("Review product")
  await page.press("Save as draft")
  expect(await screen.findByText("“Wool Scarf” saved as draft")).toBeTruthy()
  expect(await created()).toMatchObject([{ status: "draft" }])
})

it("names the regions without a price before a product is published, and leads to the prices", async () => {
  await shop.admin.admin.region.create({ body: { name: "Japan", currency_code: "jpy", countries: ["jp"] } })
  const page = await open()
  await toReview(page)
  expect(await screen.findByText(/^Prices are missing for .*Japan/)).toBeTruthy()
  expect(screen.getByRole("button", { name: /^Publish product/ })).toBeTruthy()
  await page.press("Add prices")
  await step("Prices")
})

it("restores the entries and the step after a reload, and starts over on request", async () => {
  const { type, press, user } = await open()
  await type("Title", "Wool Scarf")
  await press("Continue to options")
  await user.click(await screen.findByRole("checkbox", { name: /has options/ }))
  await type("Title", "Size")
  await type("Values", 'S,M,"Red, white",')
  closePage()

  const again = await open("?step=options")
  expect(await screen.findByText("Draft restored")).toBeTruthy()
  const options = within(await step("Options"))
  expect(options.getByLabelText<HTMLInputElement>("Title").value).toBe("Size")
  expect(options.getByRole("button", { name: "Remove M" })).toBeTruthy()
  expect(options.getByRole("button", { name: "Remove Red, white" })).toBeTruthy()
  await again.press("Start over")
  await again.user.click(
    within(await screen.findByRole("dialog", { name: "Discard this draft?" })).getByRole("button", {
      name: "Start over",
    }),
  )
  await waitFor(async () => expect((await screen.findByLabelText<HTMLInputElement>("Title")).value).toBe(""))
})

it("offers a product of a closed tab again, continues it here, and can discard it", async () => {
  const { type, press } = await open()
  await type("Title", "Wool Scarf")
  await press("Continue to options")
  closePage()
  sessionStorage.clear()

  const other = await open()
  await screen.findByText("You haven’t finished creating “Wool Scarf”")
  // Its own entries hide the offer, and don't replace the other draft.
  await other.type("Title", "Cap")
  expect(screen.queryByText(/haven’t finished/)).toBeNull()
  closePage()
  sessionStorage.clear()

  const third = await open()
  const offers = await screen.findAllByText(/haven’t finished/)
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    "You haven’t finished creating “Cap”",
    "You haven’t finished creating “Wool Scarf”",
  ])
  await third.user.click(screen.getAllByRole("button", { name: "Discard" })[0] as HTMLElement)
  const question = within(await screen.findByRole("dialog", { name: "Discard this draft?" }))
  await third.user.click(question.getByRole("button", { name: "Discard" }))
  await third.press("Continue")
  await step("Options")
  expect(await screen.findByText("Draft restored")).toBeTruthy()
  await third.press(/Details/)
  expect((await screen.findByLabelText<HTMLInputElement>("Title")).value).toBe("Wool Scarf")
  closePage()
  sessionStorage.clear()

  await open()
  expect(await screen.findAllByText(/haven’t finished/)).toHaveLength(1)
})

it("keeps an option value that is listed already in the field, and says so", async () => {
  const { type, press, user } = await open()
  await type("Title", "Wool Scarf")
  await press("Continue to options")
  await user.click(await screen.findByRole("checkbox", { name: /has options/ }))
  await type("Title", "Size")
  await type("Values", "S,M,S,")
  const values = screen.getByLabelText<HTMLInputElement>("Values")
  expect(values.value).toBe("S")
  expect(await screen.findByText("Each value can be used once")).toBeTruthy()
  await user.type(values, "L,")
  expect(screen.getByRole("button", { name: "Remove SL" })).toBeTruthy()
  expect(values.getAttribute("aria-invalid")).toBeNull()
})

it("shows a handle that is taken at its field, with all entries kept", async () => {
  const taken = { title: "Other", handle: "taken", options: [{ title: "Size", values: ["One"] }] }
  await products.create({ body: taken })
  const page = await open()
  await toReview(page, { handle: "taken" })
  await page.press(/^Publish product/)
  const handle = await screen.findByLabelText<HTMLInputElement>("Handle")
  await waitFor(() => expect(handle.getAttribute("aria-invalid")).toBe("true"))
  expect(handle.value).toBe("taken")
  expect(screen.getAllByText("“taken” is already in use. Choose a different one.").length).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Wool Scarf")
})

it("shows a SKU that is taken at its field", async () => {
  const page = await open()
  await toReview(page, { sku: "SHIRT-M-BLACK" })
  await page.press(/^Publish product/)
  const sku = await screen.findByLabelText<HTMLInputElement>("SKU of Default variant")
  await waitFor(() => expect(sku.getAttribute("aria-invalid")).toBe("true"))
  expect(sku.value).toBe("SHIRT-M-BLACK")
})

it("explains amounts that aren't possible, and doesn't continue", async () => {
  const { type, press } = await open()
  await type("Title", "Wool Scarf")
  await press("Continue to options")
  await press("Continue to variants")
  await press("Continue to prices")
  for (const text of ["1.005", "-1", "1000000000000000"]) {
    await type("EUR price of Default variant", text)
    const field = await screen.findByLabelText("EUR price of Default variant")
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect((await button("Continue to stock")).getAttribute("aria-disabled")).toBe("true")
  }
})

it("doesn't leave a price for all variants behind that wasn't applied", async () => {
  const { type, press, user } = await open()
  await type("Title", "Wool Scarf")
  await press("Continue to options")
  await user.click(await screen.findByRole("checkbox", { name: /has options/ }))
  await type("Title", "Size")
  await type("Values", "S,M,")
  await press("Continue to variants")
  await press("Continue to prices")
  await type("EUR price for all variants", "12.50")
  expect((await button("Continue to stock")).getAttribute("aria-disabled")).toBe("true")
  // Kept while another step is open.
  await press("Back")
  await press("Continue to prices")
  expect((await screen.findByLabelText<HTMLInputElement>("EUR price for all variants")).value).toBe("12.50")
  await press("Apply to all")
  expect(screen.getByLabelText<HTMLInputElement>("EUR price of M").value).toBe("12.50")
  await press("Continue to stock")
  expect(await step("Stock")).toBeTruthy()
})

it("lists the remaining steps when stock can't be set, asks before signing out, and completes them", async () => {
  const page = await open()
  await page.type("Title", "Wool Scarf")
  await page.press("Continue to options")
  await page.press("Continue to variants")
  await page.press("Continue to prices")
  await page.type("EUR price of Default variant", "5")
  await page.press("Continue to stock")
  await page.type(/quantity of Default variant$/, "3")
  await page.press("Review product")
  faults.set([{ path: "/admin/inventory-items/location-levels/batch", status: 500, times: 1 }])
  await page.press(/^Publish product/)
  expect(await screen.findByText("Set the stock of 1 variant")).toBeTruthy()
  expect(await created()).toMatchObject([{ status: "draft" }])
  await page.user.keyboard("{Control>}k{/Control}")
  await page.user.click(await screen.findByRole("option", { name: "Sign out" }))
  await screen.findByRole("dialog", { name: "Sign out while this is running?" })
  await page.press("Stay signed in")
  await page.press("Try again")
  expect(await screen.findByText("“Wool Scarf” published")).toBeTruthy()
  expect(await created()).toMatchObject([{ status: "published" }])
})

it("asks before leaving with entries", async () => {
  const { type, press } = await open()
  await type("Title", "Wool Scarf")
  await press("Back to products")
  expect(await screen.findByRole("dialog", { name: "Discard unsaved changes?" })).toBeTruthy()
  await press("Keep editing")
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Wool Scarf")
})

it("leads through the steps with the browser's Back and Forward, and not past a problem", async () => {
  const { type, press, router } = await open()
  await type("Title", "Wool Scarf")
  await press("Continue to options")
  await press("Continue to variants")
  await step("Variants")
  router.history.back()
  await step("Options")
  router.history.back()
  await step("Details")
  router.history.forward()
  await step("Options")
  router.history.back()
  await step("Details")
  await type("Title", " ")
  router.history.forward()
  await waitFor(() => expect(router.state.location.search).toEqual({ step: "details" }))
  await step("Details")
})

it("opens the first step for a link to a step that can't be entered yet", async () => {
  const { router } = await open("?step=review")
  await step("Details")
  await waitFor(() => expect(router.state.location.search).toEqual({ step: "details" }))
})

it("creates the product with what it belongs to and its attributes", async () => {
  const { collection } = await shop.admin.admin.productCollection.create({ body: { title: "Winter" } })
  const { product_tag } = await shop.admin.admin.productTag.create({ body: { value: "warm" } })
  const page = await open()
  for (const [label, name] of [
    ["Collection", "Winter"],
    ["Tags", "warm"],
  ] as const) {
    await page.user.type(await screen.findByRole("combobox", { name: new RegExp(label) }), name)
    await page.user.click(await screen.findByRole("option", { name }))
  }
  await page.type(/^Weight/, "1.2.3")
  expect(await screen.findByText("Enter a number, for example 12.5")).toBeTruthy()
  await page.type(/^Weight/, "0,4")
  await page.type(/^HS code/, "6117")
  await toReview(page)
  expect(await screen.findByText("Winter")).toBeTruthy()
  await page.press("Publish product with 1 variant")
  await screen.findByText("“Wool Scarf” published")
  const query = { handle: "wool-scarf", fields: "weight,hs_code,collection_id,*tags" }
  const [product] = (await products.list({ query })).products
  const collection_id = collection.id
  expect(product).toMatchObject({ weight: 0.4, hs_code: "6117", collection_id, tags: [{ id: product_tag.id }] })
})

it("refuses files that are too large or aren't images at the file, and keeps the rest", async () => {
  const { type } = await open()
  await type("Title", "Wool Scarf")
  const large = new File(["x"], "huge.png", { type: "image/png" })
  Object.defineProperty(large, "size", { value: 50_000_000 })
  const files = [
    large,
    new File(["x"], "notes.txt", { type: "text/plain" }),
    new File([], "none.png", { type: "image/png" }),
  ]
  fireEvent.change(await screen.findByLabelText("Add images", { selector: "input" }), { target: { files } })
  expect(await screen.findByText("Too large. Upload an image of up to 20 MB")).toBeTruthy()
  expect(screen.getByText("Not an image")).toBeTruthy()
  expect(screen.getByText("Empty file")).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Wool Scarf")
  expect(shop.backend.journal.entries({ path: "/admin/uploads" })).toEqual([])
})

it("uploads an image again after a failure, and deletes the uploaded images with the draft", async () => {
  const page = await open()
  await page.type("Title", "Wool Scarf")
  faults.set([{ path: "/admin/uploads", method: "POST", status: 500, times: 1 }])
  const files = [new File([new Uint8Array([0x89]), "PNG picture"], "scarf.png", { type: "image/png" })]
  fireEvent.change(await screen.findByLabelText("Add images", { selector: "input" }), { target: { files } })
  await page.press("Upload scarf.png again")
  await button("Remove scarf.png")
  const [file] = shop.backend.db.tables.file.all()
  expect(file).toBeTruthy()
  await page.press("Back to products")
  await page.user.click(
    within(await screen.findByRole("dialog", { name: "Discard unsaved changes?" })).getByRole("button", {
      name: "Discard",
    }),
  )
  await waitFor(() => expect(shop.backend.db.tables.file.get(String(file?.id))).toBeUndefined())
})

it("keeps the entries when the session expires before the product is sent", async () => {
  const page = await open()
  await toReview(page)
  faults.set([{ path: "/admin/products", method: "POST", status: 401, times: 1 }])
  await page.press("Publish product with 1 variant")
  await screen.findByRole("dialog", { name: /sign in|signed out|session/i })
  expect(localStorage.getItem("app:admin_product_drafts")).toContain("Wool Scarf")
})
