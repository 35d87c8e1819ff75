import { describe, expect, it } from "vitest"
import { checkSheet } from "./checked-sheet.ts"
import { columnOf } from "./column.ts"
import { decode, MAX_ROWS, parseCsv, UnreadableFile } from "./csv-file.ts"
import { refusedRow } from "./product-import.rules.ts"
import { rejectedFile, templateFile, uploadFile } from "./upload-file.ts"

const settings = {
  currencies: ["eur", "jpy"],
  regions: [{ id: "reg_1", name: "Europe", currency: "eur" }],
}
const bytes = (text: string) => new TextEncoder().encode(text)
const parse = (text: string | Uint8Array) => parseCsv("a.csv", typeof text === "string" ? bytes(text) : text)
const check = (text: string) => checkSheet(parse(text), settings)
const problemOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof UnreadableFile) return error.problem
    throw error
  }
}

describe("reading a file", () => {
  it.each([
    ["UTF-8", bytes("Größe"), "utf-8"],
    ["UTF-8 with a byte order mark", bytes("\ufeffGröße"), "utf-8"],
    ["Windows-1252", Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65), "windows-1252"],
    ["UTF-16", Uint8Array.of(0xff, 0xfe, 0x47, 0, 0x72, 0, 0xf6, 0, 0xdf, 0, 0x65, 0), "utf-16"],
    ["UTF-16, big-endian", Uint8Array.of(0xfe, 0xff, 0, 0x47, 0, 0x72, 0, 0xf6, 0, 0xdf, 0, 0x65), "utf-16"],
    ["UTF-16 without a byte order mark", Uint8Array.of(0x47, 0, 0x72, 0, 0xf6, 0, 0xdf, 0, 0x65, 0), "utf-16"],
    ["big-endian UTF-16 without one", Uint8Array.of(0, 0x47, 0, 0x72, 0, 0xf6, 0, 0xdf, 0, 0x65), "utf-16"],
  ])("detects %s", (_, content, encoding) => {
    expect(decode(content)).toEqual({ encoding, text: "Größe" })
  })

  it.each([
    ["a spreadsheet", Uint8Array.of(0x50, 0x4b, 3, 4, 0), { kind: "spreadsheet" }],
    ["an image", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), { kind: "notText" }],
    ["text with control characters", "a,b\n\u0007,c", { kind: "notText" }],
    ["an empty file", " \n", { kind: "empty" }],
    ["a header without rows", "Product Handle\n\n", { kind: "noRows" }],
    ["an open quote", 'Product Handle,Product Title\na,"Mug\nb,Cup', { kind: "quote", row: 2 }],
    ["too many bytes", new Uint8Array(26e6), { kind: "tooLarge", limit: 25 }],
    ["too many rows", `a\n${"b\n".repeat(MAX_ROWS + 1)}`, { kind: "tooManyRows", limit: MAX_ROWS }],
  ])("rejects %s", (_, content, problem) => {
    expect(problemOf(() => parse(content))).toEqual(problem)
  })

  it.each([
    ["commas", "a,b\nc,d", ","],
    ["semicolons", "a;b\nc;d,e", ";"],
    ["tabs", "a\tb\nc\td", "\t"],
    ["the separator that Excel names", "sep=;\r\na;b\r\nc;d", ";"],
  ])("reads cells separated by %s", (_, text, delimiter) => {
    expect(parse(text)).toMatchObject({ delimiter, columns: ["a", "b"] })
  })

  it("counts rows as a spreadsheet does, over line breaks in cells and empty rows", () => {
    const { rows } = parse('a,b\n"1\n2",x\n\n,\n3,"say ""hi"""\n')
    expect(rows).toEqual([
      { number: 2, cells: ["1\n2", "x"] },
      { number: 5, cells: ["3", 'say "hi"'] },
    ])
  })

  it("reads 50,000 rows", () => {
    const sheet = check(
      `Product Handle,Product Title\n${Array.from({ length: MAX_ROWS }, (_, i) => `p-${i},P`).join("\n")}`,
    )
    expect(sheet.products).toHaveLength(MAX_ROWS)
    expect(sheet.problems).toEqual([])
  })
})

describe("checking columns", () => {
  it.each(["product handle", "PRODUCT  HANDLE", "Variant Rank", "Variant Price EUR", "Variant Price Europe [EUR]"])(
    "knows %s",
    (name) => {
      expect(check(`Product Id,${name}\n1,1`).columnProblems.filter(({ kind }) => kind !== "twice")).toEqual([])
    },
  )

  it("writes columns by the server's names", () => {
    const names = ["variant rank", "product hs code", "variant price eur", "shipping profile id", "product tag 2"]
    expect(names.map((name) => columnOf(name)?.title)).toEqual([
      "Variant Variant Rank",
      "Product Hs Code",
      "Variant Price EUR",
      "Shipping Profile Id",
      "Product Tag 2",
    ])
  })

  it.each([
    ["unknown ones", "Product Handle,Color,Produkt Titel", { kind: "unknown", columns: ["Color", "Produkt Titel"] }],
    ["repeated ones", "Product Handle,product handle", { kind: "twice", columns: ["product handle"] }],
    [
      "repeated region prices",
      "Product Handle,Variant Price Europe [EUR],variant price europe [eur]",
      { kind: "twice", columns: ["variant price europe [eur]"] },
    ],
    [
      "a currency that the store doesn't have",
      "Product Handle,Variant Price USD",
      { kind: "currency", columns: ["Variant Price USD"] },
    ],
    [
      "an unknown region",
      "Product Handle,Variant Price Mars [EUR]",
      { kind: "region", columns: ["Variant Price Mars [EUR]"] },
    ],
    ["a missing handle and id", "Product Title", { kind: "noKey", columns: ["Product Handle", "Product Id"] }],
  ])("finds %s", (_, head, problem) => {
    expect(check(`${head}\nx,1,2`).columnProblems).toEqual([problem])
  })
})

describe("checking rows", () => {
  const row = (columns: string, ...cells: string[]) => check(`Product Handle,${columns}\n${cells.join("\n")}`).problems
  it.each([
    ["Product Weight", "heavy", { kind: "number", value: "heavy" }],
    ["Product Weight", "0x10", { kind: "number", value: "0x10" }],
    ["Variant Price EUR", "-5", { kind: "amount", value: "-5" }],
    ["Variant Price EUR", "1e15", { kind: "amount", value: "1e15" }],
    ["Variant Price EUR", "1000000000000000", { kind: "large", value: "1000000000000000" }],
    ["Variant Price EUR", "1.234", { kind: "precise", value: "1.234" }],
    ["Variant Price JPY", "1.5", { kind: "precise", value: "1.5" }],
    ["Variant Price EUR", "12.500", { kind: "thousands", value: "12.500" }],
    ["Variant Ean", "4.00638E+12", { kind: "shortened", value: "4.00638E+12" }],
    ["Product Discountable", "yes", { kind: "flag", value: "yes" }],
    ["Product Status", "PUBLISHED", { kind: "status", value: "PUBLISHED" }],
    ["Product Metadata", "[1]", { kind: "json", value: "[1]" }],
    ["Product Metadata", "{a}", { kind: "json", value: "{a}" }],
  ])("rejects %s: %s", (column, value, problem) => {
    expect(row(column, `scarf,${value}`)).toEqual([{ row: 2, column, ...problem }])
  })

  it.each([
    ["Variant Price EUR", "12.50"],
    ["Variant Price JPY", "1200.00"],
    ["Product Discountable", "TRUE"],
    ["Product Metadata", '"{""a"":1}"'],
  ])("accepts %s: %s", (column, value) => {
    expect(row(column, `scarf,${value}`)).toEqual([])
  })

  it("finds values that rows share", () => {
    const problems = row("Variant Sku,Variant Ean", "a,S1,1", "b,S1,2", "c,S3,1")
    expect(problems).toEqual([
      { row: 3, kind: "twice", column: "Variant Sku", value: "S1", other: "2" },
      { row: 4, kind: "twice", column: "Variant Ean", value: "1", other: "2" },
    ])
  })

  it("finds incomplete options, other option names and the same combination", () => {
    const columns = "Variant Option 1 Name,Variant Option 1 Value"
    expect(row(columns, "a,Size,", "b,,S")).toEqual([
      { row: 2, kind: "optionValue", column: "Variant Option 1 Value", value: "Size" },
      { row: 3, kind: "optionName", column: "Variant Option 1 Name", value: "S" },
    ])
    expect(row(columns, "a,Size,S", "a,Size,S", "a,Color,Red")).toEqual([
      { row: 3, kind: "combination", column: "Variant Option 1 Value", value: "S", other: "2" },
      { row: 4, kind: "optionNames", column: "Variant Option 1 Name", other: "2" },
    ])
  })

  it("finds rows of one product that contradict each other", () => {
    expect(row("Product Title", "a,Mug", "a,", "a,Cup")).toEqual([
      { row: 4, kind: "differs", column: "Product Title", value: "Cup", other: "2" },
    ])
  })

  it("finds rows without a handle and rows with more cells than columns", () => {
    expect(row("Product Title", ",Mug", "a,Mug, blue")).toEqual([
      { row: 2, kind: "key", column: "Product Handle" },
      { row: 3, kind: "cells", value: "blue" },
    ])
  })

  it("names the ID's column of rows without an ID in a file without handles", () => {
    const { problems } = check("Product Id,Product Title\n,Mug")
    expect(problems).toEqual([{ row: 2, kind: "key", column: "Product Id" }])
  })

  it("reads decimal commas of a file with semicolons", () => {
    const sheet = check("Product Handle;Variant Price EUR\nscarf;12,50\nhat;1.234,50")
    expect(sheet.products[0]?.rows[0]?.cells).toEqual(["scarf", "12.50"])
    expect(sheet.problems).toEqual([{ row: 3, kind: "amount", column: "Variant Price EUR", value: "1.234,50" }])
  })
})

describe("numbers of a file with commas", () => {
  it("can have decimal commas, as spreadsheets write them, unless they may be thousands", () => {
    const sheet = check('Product Handle,Variant Price EUR\nscarf,"43,50"\nhat,"1,234"\nmug,"12,5000"')
    expect(sheet.products[0]?.rows[0]?.cells).toEqual(["scarf", "43.50"])
    expect(sheet.problems).toEqual([
      { row: 3, kind: "thousands", column: "Variant Price EUR", value: "1,234" },
      { row: 4, kind: "amount", column: "Variant Price EUR", value: "12,5000" },
    ])
  })
})

describe("numbers of a file with semicolons", () => {
  it.each([
    ["Variant Price EUR", "1.000"],
    ["Variant Price EUR", "12.500"],
    ["Variant Price JPY", "1.000"],
    ["Product Weight", "1.234"],
    ["Product Weight", "1.234.567"],
  ])("aren't read as decimals if they may be thousands: %s %s", (column, value) => {
    expect(check(`Product Handle;${column}\nscarf;${value}`).problems).toEqual([
      { row: 2, kind: "thousands", column, value },
    ])
  })

  it("finds codes that a spreadsheet has shortened", () => {
    expect(check("Product Handle;Variant Barcode\nscarf;4,00638E+12").problems).toMatchObject([{ kind: "shortened" }])
  })
})

describe("rows of one product", () => {
  it("belong together if some name it by its id and handle, and others by one of them", () => {
    const { products } = check("Product Id,Product Handle,Variant Sku\n,mug,S\np1,mug,M\np1,,L")
    expect(products.map(({ id, handle, rows }) => [id, handle, rows.length])).toEqual([["p1", "mug", 3]])
  })

  it("can't claim the handle of another product of the file", () => {
    expect(check("Product Id,Product Handle\np1,mug\np2,mug").problems).toEqual([
      { row: 3, kind: "twice", column: "Product Handle", value: "mug", other: "2" },
    ])
  })
})

describe("a row that the server refuses", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ number: i + 2, isFirst: true }))
  it.each([
    [7, 8, 0],
    [7, 13, 5],
    [1500, 1002, 0],
    [1500, 2001, 999],
    [2500, 3000, 1997],
  ])("is found in %d rows by the number %d", (count, told, index) => {
    expect(refusedRow(`Row ${told}: Wrong`, rows(count), true)).toBe(index + 2)
  })

  it("is found by its number in older imports and without an id, and not in other messages", () => {
    expect(refusedRow("Row 2: Wrong", rows(3), false)).toBe(3)
    expect(refusedRow("Row 2: Missing product id and handle", rows(3), true)).toBe(3)
    expect(refusedRow("Validation error", rows(3), true)).toBeUndefined()
    expect(refusedRow("Row 99: Wrong", rows(3), true)).toBeUndefined()
    // Row 900 of the first chunk or row 401 of the second one.
    expect(refusedRow("Row 1901: Wrong", rows(1500), true)).toBeUndefined()
  })
})

describe("writing files", () => {
  const sheet = check("Product Handle;Product Title;Variant Price EUR\na;=1+1;5,5\nb;-x;-5")
  const rows = sheet.products.flatMap((product) => product.rows)

  it("marks formulas as text in a file for people, and reads them back", async () => {
    const text = await rejectedFile(sheet, rows, (row) => `@row ${row}`).text()
    expect(text).toBe(
      'Import Error;Product Handle;Product Title;Variant Price EUR\r\n"\'@row 2";a;"\'=1+1";5,5\r\n"\'@row 3";b;"\'-x";-5',
    )
    const again = check(text)
    expect(again.columnProblems).toEqual([])
    expect(again.products.map((product) => product.rows[0]?.cells)).toEqual([
      ["a", "=1+1", "5.5"],
      ["b", "-x", "-5"],
    ])
  })

  it("writes rejected rows with the separators that the file has, so that a spreadsheet reads the same numbers", async () => {
    const german = check("Product Handle;Product Weight;Variant Price EUR\na;2,5;-5,5\nb;1.234;6,5")
    const text = await rejectedFile(
      german,
      german.products.flatMap((product) => product.rows),
      () => "Wrong",
    ).text()
    expect(text).toBe(
      "Import Error;Product Handle;Product Weight;Variant Price EUR\r\nWrong;a;2,5;-5,5\r\nWrong;b;1.234;6,5",
    )
  })

  it("writes the server's file with commas, and ids instead of handles", async () => {
    const diffs = sheet.products.map((product) => ({
      kind: "changed" as const,
      product,
      title: "",
      id: "prod_1",
      variants: ["variant_1"],
      changes: [],
      present: { variants: ["variant_1"] },
      removedVariants: [],
      removedPrices: 0,
      removedEntries: 0,
    }))
    const { file, rows: sent } = await uploadFile(sheet, diffs, (_, cell) => cell, "b.csv")
    expect(await file.text()).toBe(
      "Product Id,Variant Id,Product Handle,Product Title,Variant Price EUR\r\nprod_1,variant_1,a,=1+1,5.5\r\nprod_1,variant_1,b,-x,-5\r\n",
    )
    expect(sent).toEqual([2, 3].map((number) => ({ number, isFirst: true })))
  })

  it.each([",", ";"] as const)("offers a template with %s that can be imported as it is", async (delimiter) => {
    const { columnProblems, problems, products } = check(await templateFile(["eur"], delimiter).text())
    expect([columnProblems, problems, products[0]?.rows[0]?.cells.includes("19.90")]).toEqual([[], [], true])
  })
})
