import { describe, expect, it } from "vitest"
import { placeOf } from "./places.ts"
import { provincesOf } from "./provinces.ts"

describe("the place of a postal code", () => {
  it.each([
    ["us", "10001", { city: "New York", province: "NY" }],
    ["us", "60614-1234", { city: "Chicago", province: "IL" }],
    ["us", "02138", { city: undefined, province: "MA" }],
    ["us", "96201", { city: undefined, province: undefined }],
    ["us", "06390", { city: undefined, province: undefined }],
    ["us", "06320", { city: undefined, province: "CT" }],
    ["us", "96799", { city: undefined, province: undefined }],
    ["us", "96701", { city: undefined, province: "HI" }],
    ["ca", "m5v 2t6", { province: "ON" }],
    ["ca", "V6B 1A1", { province: "BC" }],
    ["ca", "X1A 2R3", { province: undefined }],
    ["au", "2000", { city: undefined, province: "NSW" }],
    ["au", "2611", { city: undefined, province: undefined }],
    ["au", "0810", { city: undefined, province: "NT" }],
    ["de", "10115", { city: "Berlin", province: undefined }],
    ["de", "12529", { city: undefined, province: undefined }],
    ["de", "50667", { city: "Köln", province: undefined }],
    ["at", "1010", {}],
    ["fr", "75011", { city: "Paris", province: undefined }],
    ["gb", "SW1A 1AA", {}],
  ])("returns only the city and state that the postal code determines: %s %s", (country, code, place) => {
    expect(placeOf(country, code)).toEqual(place)
  })

  it("has a province for every part of the country", () => {
    const codes = Array.from({ length: 1000 }, (_, i) => `${String(i).padStart(3, "0")}00`)
    const found = new Set(codes.flatMap((code) => placeOf("us", code).province ?? []))
    expect([...found].sort()).toEqual(
      provincesOf("us")
        .map(({ code }) => code)
        .sort(),
    )
  })
})
