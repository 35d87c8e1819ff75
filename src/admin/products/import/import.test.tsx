import { Blob as NodeBlob, File as NodeFile } from "node:buffer"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { importFile, scarfRow } from "#tests/support/product-import.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { product: products } = shop.admin.admin
const { faults } = shop.backend

// The backend's Request doesn't know jsdom's files and forms.
const { constructor: NodeForm } = await new Response(new URLSearchParams("a=1")).formData()

const saved: { name: string; text: Promise<string> }[] = []
beforeEach(() => {
  vi.stubGlobal("File", NodeFile)
  vi.stubGlobal("Blob", NodeBlob)
  vi.stubGlobal("FormData", NodeForm)
  shop.backend.db.import(world)
  faults.set([])
  saved.length = 0
  let latest: Promise<string> = Promise.resolve("")
  URL.createObjectURL = (file) => {
    latest = (file as Blob).text()
    return "blob:file"
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: latest })
  })
})

async function open(search = "") {
  const page = await renderAdminPage(`/admin/products/import${search}`, shop)
  return {
    ...page,
    press: async (name: string | RegExp) => page.user.click(await screen.findByRole("button", { name })),
    choose: async (file: File) => {
      await screen.findByRole("button", { name: "Choose file" })
      fireEvent.change(document.querySelector("input[type=file]") as Element, { target: { files: [file] } })
    },
  }
}
const count = async () => (await products.list({ query: { q: "Scarf", fields: "id" } })).count

describe("the import page", () => {
  it("imports a file without errors and links to what's next", async () => {
    const { press, choose } = await open()
    await choose(importFile(scarfRow(1), scarfRow(2)))
    await press("Import 2 rows")
    const table = within(await screen.findByRole("table", { name: "Confirm the import" }))
    expect(table.getByRole("row", { name: "New products 2 2" })).toBeTruthy()
    expect(await domProblems()).toEqual([])
    expect(await count()).toBe(0)
    await press("Import 2 products")
    expect(await screen.findByText("Import complete")).toBeTruthy()
    expect(screen.getByText("2 products created")).toBeTruthy()
    expect(screen.getByRole("link", { name: "View newest products" })).toBeTruthy()
    expect(await count()).toBe(2)
  })

  it("shows the cell with the error, not the one beside it", async () => {
    const { choose } = await open()
    await choose(importFile(scarfRow(1), "scarf-2,Scarf 2,One,SCARF-2,Size,"))
    const row = await screen.findByRole("row", { name: /Row 3/ })
    expect(within(row).getByText("Enter a value for “Size”, or remove the name.")).toBeTruthy()
    expect(within(row).queryByText("Size")).toBeNull()
  })

  it("names the bad rows, saves them with their reasons, and imports the others", async () => {
    const { press, choose } = await open()
    await choose(importFile(scarfRow(1), "scarf-2,=2+2,One,SCARF-1,Size,One", scarfRow(3)))
    expect(await screen.findByText("1 row has an error")).toBeTruthy()
    expect(screen.getByText("Row 2 has the same value. It must be unique.")).toBeTruthy()
    expect(await domProblems()).toEqual([])
    await press("Download rows with errors")
    expect(saved[0]?.name).toBe("scarves-errors.csv")
    const text = await saved[0]?.text
    expect(text).toContain("Variant Sku Row 2 has the same value. It must be unique.,scarf-2,")
    expect(text).toContain(`"'=2+2"`)
    await press("Import 2 of 3 rows")
    await press("Import 2 products")
    expect(await screen.findByText("1 row was left out")).toBeTruthy()
    expect(await count()).toBe(2)
  })

  it("names the variant of each changed price", async () => {
    const { choose } = await open()
    const rows = ["SHIRT-M-BLACK,11", "SHIRT-M-WHITE,12"].map((row) => `t-shirt,${row}`)
    await choose(new File([["Product Handle,Variant Sku,Variant Price EUR", ...rows].join("\n")], "tee.csv"))
    const changes = await screen.findByRole("row", { name: /T-Shirt/ })
    expect(within(changes).getByText(/^M \/ Black: Variant Price EUR: .+ → 11$/)).toBeTruthy()
    expect(within(changes).getByText(/^M \/ White: Variant Price EUR: .+ → 12$/)).toBeTruthy()
  })

  it("asks before columns are left out and before prices and variants are deleted", async () => {
    const { user, press, choose } = await open()
    await choose(
      new File(["Product Handle,Product Title,Variant Sku,Color\nt-shirt,Tee,SHIRT-M-BLACK,Red"], "tee.csv", {
        type: "text/csv",
      }),
    )
    expect(await screen.findByText(/doesn’t support these columns: Color/)).toBeTruthy()
    const start = () => screen.findByRole("button", { name: "Import 1 row" })
    expect((await start()).getAttribute("aria-disabled")).toBe("true")
    await user.click(screen.getByRole("checkbox", { name: "Import without this column" }))
    await waitFor(() =>
      expect(screen.getByRole("checkbox", { name: "Delete what the file doesn’t list" })).toBeTruthy(),
    )
    expect((await start()).getAttribute("aria-disabled")).toBe("true")
    await user.click(screen.getByRole("checkbox", { name: "Delete what the file doesn’t list" }))
    await press("Import 1 row")
    expect(await screen.findByRole("button", { name: "Import 1 product" })).toBeTruthy()
  })

  it.each([
    ["a spreadsheet", Uint8Array.of(0x50, 0x4b, 3, 4), /This is a spreadsheet/],
    ["a file without a key", "Product Title\nMug", /neither “Product Handle” nor “Product Id”/],
  ])("explains why it can't import %s", async (_, content, text) => {
    const { choose } = await open()
    await choose(new File([content], "a.csv"))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull()
    expect(screen.getAllByRole("button", { name: "Choose another file" }).length).toBeGreaterThan(0)
  })

  it("accepts a dropped file", async () => {
    await open()
    const place = (await screen.findByText(/Drop a CSV file here/)).parentElement as HTMLElement
    fireEvent.drop(place, { dataTransfer: { files: [importFile(scarfRow(1))] } })
    expect(await screen.findByRole("button", { name: "Import 1 row" })).toBeTruthy()
  })

  it("offers a template with the store's currencies", async () => {
    const { press } = await open()
    await waitFor(() => expect(shop.backend.journal.entries({ path: "/admin/stores" }).length).toBeGreaterThan(0))
    await press("Download template")
    expect(await saved[0]?.text).toContain("Variant Price EUR")
  })

  it("shows a different count of the server, which has to be confirmed", async () => {
    const { user, press, choose } = await open()
    await choose(importFile(scarfRow(1)))
    const body = { transaction_id: "t1", summary: { toCreate: 0, toUpdate: 1 } }
    faults.set([{ method: "POST", path: "/admin/products/imports", status: 202, body, times: 1 }])
    await press("Import 1 row")
    expect(await screen.findByText("The server counts differently")).toBeTruthy()
    const confirm = screen.getByRole("button", { name: "Import 1 product" })
    expect(confirm.getAttribute("aria-disabled")).toBe("true")
    await user.click(screen.getByRole("checkbox", { name: "Import with the server’s numbers" }))
    expect(confirm.getAttribute("aria-disabled")).not.toBe("true")
  })

  it("names the rows of products that others added a region's price to, and has the file checked again", async () => {
    const regions = shop.admin.admin.region
    const { id: region_id } = (await regions.create({ body: { name: "North", currency_code: "eur" } })).region
    const { product } = await products.create({
      body: {
        title: "Cap",
        handle: "cap",
        options: [{ title: "Size", values: ["S"] }],
        variants: [{ title: "S", sku: "CAP-S", options: { Size: "S" }, prices: [] }],
      },
    })
    const { press, choose } = await open()
    await choose(new File(["Product Handle,Variant Sku,Variant Price EUR\ncap,CAP-S,9"], "cap.csv"))
    await press("Import 1 row")
    await screen.findByRole("button", { name: "Import 1 product" })
    const prices = [{ currency_code: "eur", amount: 7, rules: { region_id } }]
    await products.updateVariant({ id: product.id, variant_id: product.variants?.[0]?.id ?? "", body: { prices } })
    await press("Import 1 product")
    const banner = (await screen.findByText("Someone changed these products since the check")).closest("[role]")
    expect(banner?.textContent).toContain("Row 2: Cap, S")
    const confirm = screen.getByRole("button", { name: "Import 1 product" })
    expect(confirm.getAttribute("aria-disabled")).toBe("true")
    await press("Check again")
    expect(await screen.findByText("1 row has an error")).toBeTruthy()
    expect(screen.getByText(/^S has prices for regions or quantities/)).toBeTruthy()
  })

  it("asks before signing out while a checked file or a prepared import isn't confirmed", async () => {
    const { press, choose } = await open()
    await choose(importFile(scarfRow(1)))
    await screen.findByRole("button", { name: "Import 1 row" })
    await press("Sign out")
    await screen.findByRole("dialog", { name: "Sign out while this is running?" })
    await press("Stay signed in")
    await press("Import 1 row")
    await screen.findByRole("table", { name: "Confirm the import" })
    await press("Sign out")
    await screen.findByRole("dialog", { name: "Sign out while this is running?" })
    await press("Stay signed in")
    await press("Import 1 product")
    expect(await screen.findByText("Import complete")).toBeTruthy()
  })

  it("continues an import that waits for confirmation after a reload", async () => {
    const { transaction_id } = await products.import({ body: { file: importFile(scarfRow(1)) } })
    const { press } = await open(`?tx=${transaction_id}&file=scarves.csv&create=1&update=0`)
    await press("Import 1 product")
    expect(await screen.findByText("Import complete")).toBeTruthy()
    expect(await count()).toBe(1)
  })

  it("says that an import of the address has expired, and starts again", async () => {
    const { press } = await open("?tx=auto-unknown&file=x.csv")
    expect(await screen.findByText("This import no longer exists")).toBeTruthy()
    await press("Choose another file")
    expect(await screen.findByRole("button", { name: "Choose file" })).toBeTruthy()
  })

  it("keeps the checked file after a failed request", async () => {
    const { press, choose } = await open()
    await choose(importFile(scarfRow(1)))
    faults.set([{ method: "POST", path: "/admin/uploads", drop: "before", times: 1 }])
    await press("Import 1 row")
    expect(await screen.findByText(/It’s safe to try again/)).toBeTruthy()
    await press("Import 1 row")
    expect(await screen.findByRole("button", { name: "Import 1 product" })).toBeTruthy()
  })

  it("doesn't upload the file again after a lost response, if the server has it", async () => {
    const { press, choose } = await open()
    await choose(importFile(scarfRow(1)))
    const since = shop.backend.journal.entries().at(-1)?.n ?? 0
    const uploads = () =>
      shop.backend.journal
        .entries({ since })
        .filter(({ method, path }) => `${method} ${path}` === "POST /admin/uploads")
    faults.set([{ method: "POST", path: "/admin/products/imports", drop: "after", times: 1 }])
    await press("Import 1 row")
    expect(await screen.findByText(/It’s safe to try again/)).toBeTruthy()
    expect(uploads()).toHaveLength(1)
    await press("Import 1 row")
    await press("Import 1 product")
    expect(await screen.findByText("Import complete")).toBeTruthy()
    expect(uploads()).toHaveLength(1)
    expect(await count()).toBe(1)
  })

  it("uploads the file again if the server no longer has it", async () => {
    const { press, choose } = await open()
    await choose(importFile(scarfRow(1)))
    faults.set([{ method: "POST", path: "/admin/products/imports", drop: "before", times: 1 }])
    await press("Import 1 row")
    expect(await screen.findByText(/It’s safe to try again/)).toBeTruthy()
    for (const { id } of shop.backend.db.tables.file.all()) await shop.admin.admin.upload.delete({ id })
    await press("Import 1 row")
    await press("Import 1 product")
    expect(await screen.findByText("Import complete")).toBeTruthy()
    expect(await count()).toBe(1)
  })

  it("imports with a server that gets the file in the request", async () => {
    faults.set([{ method: "POST", path: "/admin/products/imports", status: 404 }])
    const { press, choose } = await open()
    await choose(importFile(scarfRow(1), scarfRow(2)))
    await press("Import 2 rows")
    await press("Import 2 products")
    expect(await screen.findByText("Import complete")).toBeTruthy()
    expect(await count()).toBe(2)
  })
})

describe("exporting products", () => {
  it("exports the products of the current filter and saves the file", async () => {
    const { user } = await renderAdminPage("/admin/products?q=mug", shop)
    await user.click(await screen.findByRole("button", { name: "Import and export" }))
    await user.click(await screen.findByRole("menuitem", { name: "Export matching products" }))
    await user.click(await screen.findByRole("button", { name: "Download file" }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const text = await saved[0]?.text
    expect(text).toContain("Mug")
    expect(text).not.toContain("T-Shirt")
  })

  it("exports the selected products", async () => {
    const { user } = await renderAdminPage("/admin/products", shop)
    await user.click(await screen.findByRole("checkbox", { name: "Select T-Shirt" }))
    await user.click(await screen.findByRole("button", { name: "Export" }))
    await user.click(await screen.findByRole("button", { name: /^Download/ }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.text).not.toContain("Mug")
  })

  it("says that an export failed of which the server doesn't tell, as with prices of a deleted region", async () => {
    const { region: regions } = shop.admin.admin
    const { id: region_id } = (await regions.create({ body: { name: "North", currency_code: "eur" } })).region
    const prices = [{ currency_code: "eur", amount: 7, rules: { region_id } }]
    const options = [{ title: "Size", values: ["S"] }]
    await products.create({
      body: { title: "Cap", options, variants: [{ title: "S", options: { Size: "S" }, prices }] },
    })
    await regions.delete({ id: region_id })
    const { user } = await renderAdminPage("/admin/products?q=cap", shop)
    await user.click(await screen.findByRole("button", { name: "Import and export" }))
    await user.click(await screen.findByRole("menuitem", { name: "Export matching products" }))
    expect(await screen.findByText("Couldn’t export the products")).toBeTruthy()
  })

  it("says that an export failed, and tries again", async () => {
    faults.set([{ method: "POST", path: "/admin/products/export", status: 500, body: {}, times: 1 }])
    const { user } = await renderAdminPage("/admin/products", shop)
    await user.click(await screen.findByRole("button", { name: "Import and export" }))
    await user.click(await screen.findByRole("menuitem", { name: "Export all products" }))
    await screen.findByText("Couldn’t export the products")
    await user.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("button", { name: /^Download/ })).toBeTruthy()
  })
})
