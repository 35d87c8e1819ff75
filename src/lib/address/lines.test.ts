import { describe, expect, it } from "vitest"
import { addressLines } from "./lines.ts"

describe("the lines of an address", () => {
  it("are those of a shipping label, without empty ones", () => {
    const address = {
      first_name: "Ada",
      last_name: "Lindqvist",
      company: "",
      address_1: "Long Street 1",
      address_2: null,
      postal_code: "10115",
      city: "Berlin",
      country_code: "de",
      phone: "+49 30 1234",
    }
    const texts = (locale: string) => addressLines(address, locale).map(({ text }) => text)
    expect(texts("en")).toEqual(["Ada Lindqvist", "Long Street 1", "10115 Berlin", "Germany", "+49 30 1234"])
    expect(texts("de")).toContain("Deutschland")
  })

  it.each([
    ["us", "Chicago", "us-il", "60614", ["Chicago, IL 60614", "United States"]],
    ["us", "Chicago", "Illinois", "60614", ["Chicago, Illinois 60614", "United States"]],
    ["us", "Chicago", "", "60614", ["Chicago 60614", "United States"]],
    ["ca", "Montréal", "qc", "H2X 1Y4", ["Montréal QC H2X 1Y4", "Canada"]],
    ["gb", "London", null, "SW1A 1AA", ["London", "SW1A 1AA", "United Kingdom"]],
    ["ie", "Cork", "Munster", "T12 W8KP", ["Cork", "Munster", "T12 W8KP", "Ireland"]],
    ["it", "Milano", "mi", "20121", ["20121 Milano", "MI", "Italy"]],
  ])("write the place as usual in the country: %s, %s", (country_code, city, province, postal_code, lines) => {
    const address = { country_code, city, province, postal_code }
    expect(addressLines(address, "en").map(({ text }) => text)).toEqual(lines)
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
