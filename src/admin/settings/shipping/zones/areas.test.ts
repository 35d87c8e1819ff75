import { expect, it } from "vitest"
import { type AreaRow, areaName, areaProblems, areasOverlap, countryRow, toAreaRows, toAreas } from "./areas.ts"

const part = (row: Partial<AreaRow>): AreaRow => ({
  key: JSON.stringify(row),
  kind: "province",
  country: "us",
  province: "CA",
  city: "",
  postal: "",
  ...row,
})

it("requires the larger units of each area", () => {
  const problem = (row: Partial<AreaRow>) => areaProblems([part(row)])[0]
  expect(problem({ country: "" })).toBe("country")
  expect(problem({ province: " " })).toBe("province")
  expect(problem({ kind: "city" })).toBe("city")
  expect(problem({ kind: "zip", city: "Boston" })).toBe("postal")
  expect(problem({ kind: "zip", city: "Boston", postal: "02108" })).toBeUndefined()
})

it("rejects an area that is listed twice, and a part of a country that is listed as a whole", () => {
  expect(areaProblems([part({ key: "a" }), part({ key: "b", province: "ca" })])).toEqual([undefined, "twice"])
  expect(areaProblems([countryRow("us"), part({})])).toEqual([undefined, "covered"])
  expect(areaProblems([countryRow("us"), countryRow("ca")])).toEqual([undefined, undefined])
})

it("sends areas as they were read, in the same order", () => {
  const areas = [
    { type: "country", country_code: "us" },
    { type: "city", country_code: "ca", province_code: "ON", city: "Ottawa" },
    { type: "province", country_code: "ca", province_code: "QC" },
    { type: "zip", country_code: "ca", province_code: "BC", city: "Vancouver", postal_expression: { pattern: "V5*" } },
  ] as const
  const sent = toAreas(toAreaRows(areas))
  expect([...sent].sort((a, b) => a.type.localeCompare(b.type))).toEqual(
    [...areas].sort((a, b) => a.type.localeCompare(b.type)),
  )
  expect(toAreas(toAreaRows([...areas].reverse()))).toEqual(sent)
})

it("names an area from the smallest unit to the country", () => {
  expect(areaName(part({ province: "us-ca" }), "United States")).toBe("California, United States")
  expect(areaName(part({ kind: "city", city: "Boston", province: "MA" }), "United States")).toBe(
    "Boston, Massachusetts, United States",
  )
})

it("finds that areas overlap if one contains the other", () => {
  const boston = part({ kind: "city", province: "MA", city: "Boston" })
  expect(areasOverlap(countryRow("us"), boston)).toBe(true)
  expect(areasOverlap(part({ province: "ma" }), boston)).toBe(true)
  expect(areasOverlap(part({ province: "CA" }), boston)).toBe(false)
  expect(areasOverlap(countryRow("ca"), boston)).toBe(false)
})
