import { describe, expect, it } from "vitest"
import { checkDrafts } from "./check.ts"
import { readLenient, readStrict } from "./csv.ts"
import { draftsOf, uploadedRowNumbers } from "./normalize.ts"

const HEAD = "Product Handle,Product Title,Variant Title,Variant Option 1 Name,Variant Option 1 Value"
const read = (text: string, sheet = readLenient) => checkDrafts(draftsOf(sheet(text)))
/** Reads a file with one shirt and additional columns. */
const shirt = (columns: string, cells: string, sheet = readLenient) =>
  read(`${HEAD},${columns}\nshirt,Shirt,Small,Size,S,${cells}\n`, sheet)

describe("product import file", () => {
  it("reads one row per variant", () => {
    const { create } = read(`${HEAD},Variant Price EUR\nshirt,Shirt,Small,Size,S,9\nshirt,Shirt,Large,Size,L,10.5\n`)
    expect(create).toMatchObject([
      {
        handle: "shirt",
        options: [{ title: "Size", values: ["S", "L"] }],
        variants: [
          { title: "Small", options: { Size: "S" }, prices: [{ currency_code: "eur", amount: 9 }] },
          { title: "Large", options: { Size: "L" }, prices: [{ currency_code: "eur", amount: 10.5 }] },
        ],
      },
    ])
  })

  it("updates the product with the given id and sets only the given fields", () => {
    const { create, update } = read("Product Id,Variant Id,Variant Title\nprod_1,variant_1,Small\n")
    expect(create).toEqual([])
    expect(update).toEqual([{ id: "prod_1", variants: [{ id: "variant_1", title: "Small", prices: [] }] }])
  })

  it("accepts any letter case in headers, a byte order mark and semicolons", () => {
    const { create } = read(`\ufeff${HEAD.toUpperCase()}\r\nshirt,Shirt,Small,Size,S\r\n`.replaceAll(",", ";"))
    expect(create[0]?.title).toBe("Shirt")
  })

  it("collects images, tags and sales channels from numbered columns without duplicates", () => {
    const columns = "Product Image 1,Product Image 2,Product Tag 1,Product Sales Channel 1"
    const { create } = shirt(columns, "http://a,http://a,tag_1,sc_1")
    expect(create[0]).toMatchObject({
      images: [{ url: "http://a" }],
      tags: [{ id: "tag_1" }],
      sales_channels: [{ id: "sc_1" }],
    })
  })

  it("reads exported region prices as prices in a currency with brackets, like the real server", () => {
    const pricesOf = (columns: string, cells: string) => shirt(columns, cells).create[0]?.variants?.[0]?.prices
    expect(pricesOf("Variant Price Europe [EUR],Variant Price EUR", "8,9")).toEqual([
      { currency_code: "[eur]", amount: 8 },
      { currency_code: "eur", amount: 9 },
    ])
    expect(pricesOf("Variant Price [Mars] EUR", "8")).toEqual([{ currency_code: "eur", amount: 8 }])
  })

  it.each(["Variant Thumbnail", "Variant Image 1"])("rejects the exported column %s", (column) => {
    expect(() => shirt(column, "http://a")).toThrow(`Invalid column name(s) "${column}"`)
  })

  it.each([
    ["Product Foo,Variant Rank", "1,2", 'Invalid column name(s) "Product Foo","Variant Rank"'],
    ["Product Height", "high", 'Row 1: Invalid value provided for "product height". Expected value to be a number'],
    ["Variant Option 2 Name", "Color", 'Row 1: Missing option value for "variant option 2 name"'],
    ["Product Status", "sold", 'Validation error: Invalid option: expected one of "draft"|"proposed"'],
    ["Product Discountable", "maybe", 'Validation error: Invalid input at "discountable"'],
    ["Variant Id", "variant_1", 'Validation error: Unrecognized key: "id" at "variants[0]"'],
    ["Product Hs Code", "12", 'Validation error: Invalid input: expected string, received number at "hs_code"'],
  ])("rejects an invalid column or cell: %s", (columns, cells, message) => {
    expect(() => shirt(columns, cells)).toThrow(message)
  })

  it("rejects rows without an id or handle, and empty files", () => {
    expect(() => read("Product Title\nShirt\n")).toThrow("Row 1: Missing product id and handle")
    expect(() => read("")).toThrow("The file is empty")
  })
})

describe("uploaded product import file", () => {
  it("numbers its rows as the server does", () => {
    const rowsOf = (count: number) => Array.from({ length: count }, (_, i) => new Map([["product handle", `p-${i}`]]))
    const numbersOf = (count: number, ...rows: number[]) => rows.map((row) => uploadedRowNumbers(rowsOf(count))[row])
    expect(numbersOf(7, 0, 1, 5)).toEqual([8, 9, 13])
    expect(numbersOf(1500, 0, 999, 1000, 1400)).toEqual([1002, 2001, 1501, 1901])
    expect(numbersOf(2500, 2100)).toEqual([2600])
  })

  it("keeps a text in quotes as it is, as the older import does", () => {
    expect(shirt("Variant Sku", '"""0077"""').create[0]?.variants?.[0]?.sku).toBe('"0077"')
  })

  it("reads all cells as text", () => {
    expect(shirt("Product Hs Code", "12", readStrict).create[0]?.hs_code).toBe("12")
  })

  it("rejects rows with missing cells and unclosed quotes", () => {
    expect(() => read("Product Handle,Product Title\nshirt\n", readStrict)).toThrow(
      "Invalid Record Length: columns length is 2, got 1 on line 2",
    )
    expect(() => read('Product Handle,Product Title\n"shirt', readStrict)).toThrow("Quote Not Closed")
  })

  it("accepts trailing empty lines", () => {
    expect(read(`${HEAD}\nshirt,Shirt,Small,Size,S\n\n\n`, readStrict).create).toHaveLength(1)
  })
})
