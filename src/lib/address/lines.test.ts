import { describe, expect, it } from "vitest"
import { addressLines } from "./lines.ts"

describe("the lines of an address", () => {
  it("are those of a shipping label, without empty ones", () => {
    const address = {
      ...{ first_name: "Ada", last_name: "Lindqvist", company: "", address_1: "Long Street 1", address_2: null },
      ...{ postal_code: "10115", city: "Berlin", country_code: "de", phone: "+49 30 1234" },
    }
    const texts = (locale: string) => addressLines(address, locale).map(({ text }) => text)
    expect(texts("en")).toEqual(["Ada Lindqvist", "Long Street 1", "10115 Berlin", "Germany", "+49 30 1234"])
    expect(texts("de")).toContain("Deutschland")
  })

  it("have different ids where their texts are equal", () => {
    const lines = addressLines({ city: "Singapore", country_code: "sg" }, "en")
    expect(lines.map(({ text }) => text)).toEqual(["Singapore", "Singapore"])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2)
  })
})

it("shows a country that isn't a code as it is", () => {
  expect(addressLines({ city: "Berlin", country_code: "germany" }, "en").at(-1)).toEqual({
    id: "country",
    text: "GERMANY",
  })
})
