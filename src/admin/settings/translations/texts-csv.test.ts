import { describe, expect, it } from "vitest"
import { isMissing, type TextRecord, textRows } from "./texts.ts"
import { csvRows, readCsv } from "./texts-csv.ts"

const record = (id: string, title: string, german?: string): TextRecord => ({
  id,
  originals: { title },
  languages: new Map(german === undefined ? [] : [["de-DE", { id: `trans_${id}`, texts: { title: german } }]]),
})
const mug = record("prod_1", "Mug", "Becher")
const tee = record("prod_2", "=Tee")
const options = {
  records: new Map([mug, tee].map((each) => [each.id, each])),
  fields: ["title", "subtitle"],
  locales: ["de-DE", "fr-FR"],
}
const read = (text: string) => readCsv(text, options)

describe("the file of translations", () => {
  it("has a row for each text and a column for each language", () => {
    expect(csvRows(textRows([mug], ["title"]), options.locales)).toEqual([
      { id: "prod_1", field: "title", original: "Mug", "de-DE": "Becher", "fr-FR": "" },
    ])
  })

  it("changes what differs from the saved texts, and nothing where a cell is empty", async () => {
    const text = '\uFEFFid,field,original,DE-de,fr-FR\nprod_1,title,Mug,Becher,"Tasse,\nbleue"\nprod_2,title,x,,\n'
    expect(await read(text)).toEqual({
      changes: [{ row: "prod_1/title", column: "fr-FR", text: "Tasse,\nbleue" }],
      problems: [],
      ignored: [],
    })
  })

  it("removes the apostrophe that the export puts before formulas", async () => {
    expect(await read("id,field,de-DE\nprod_2,title,'=Tee\n")).toMatchObject({ changes: [{ text: "=Tee" }] })
  })

  it("names each row that it can't read, and columns that it ignores", async () => {
    const lines = ["prod_9,title,a", "prod_1,price,a", "prod_1,title,a", "prod_1,title,b", "prod_2,title"]
    expect(await read(`id,field,de-DE,note\n${lines.map((line) => `${line},`).join("\n")}`)).toEqual({
      changes: [{ row: "prod_1/title", column: "de-DE", text: "a" }],
      problems: [
        { line: 2, kind: "unknownRecord", values: { id: "prod_9" } },
        { line: 3, kind: "unknownField", values: { field: "price" } },
        { line: 5, kind: "duplicate", values: { first: "4" } },
        { line: 6, kind: "malformed", values: {} },
      ],
      ignored: ["note"],
    })
  })

  it("must have the export's columns and a supported language", async () => {
    expect(await read("sku,de-DE\nA,b")).toBe("missingColumns")
    expect(await read("id,field,it-IT\nprod_1,title,a")).toBe("noLanguages")
  })
})

it("counts a text as missing only if it has an original", () => {
  const [title, subtitle] = textRows([mug], ["title", "subtitle"])
  if (!title || !subtitle) throw new Error("a text is missing")
  expect(isMissing(title, ["de-DE"])).toBe(false)
  expect(isMissing(title, ["de-DE", "fr-FR"])).toBe(true)
  expect(isMissing(subtitle, ["fr-FR"])).toBe(false)
})
