import { describe, expect, it } from "vitest"
import { addressRule } from "./countries.ts"
import { isPhone } from "./phone.ts"
import { provinceCode, provinceGap, provincesOf } from "./provinces.ts"

describe("address rules by country", () => {
  it.each([
    ["de", "10115", "1011"],
    ["dk", "1050", "10500"],
    ["gb", "sw1a 1aa", "12345"],
    ["gb", "BFPO 61", "BFPO"],
    ["ca", "K1A0B1", "K1A 0B"],
    ["us", "60614-1234", "6061"],
    ["nl", "1012ab", "1012"],
    ["se", "111 22", "11-22"],
  ])("validates the postal code format for country %s", (country, good, bad) => {
    const { postal } = addressRule(country)
    expect([postal?.fits(good), postal?.fits(bad), postal?.fits(postal.example ?? "")]).toEqual([true, false, true])
  })

  it("names and requires the fields of a deliverable address per country", () => {
    expect(addressRule("US")).toMatchObject({
      postal: { name: "zip", required: true },
      province: { name: "state", required: true },
      townFirst: true,
    })
    expect(addressRule("de").province).toBeNull()
    expect(addressRule("hk").postal).toBeNull()
    expect(addressRule("ie")).toMatchObject({ postal: { required: false }, province: { required: false } })
  })

  it("accepts any postal code for an unknown country", () => {
    const { postal } = addressRule("zz")
    expect([postal?.required, postal?.fits("anything")]).toEqual([false, true])
  })

  it("finds a province by its code, name or tax code", () => {
    expect(["il", "Illinois", "us-il", "Elsewhere"].map((given) => provinceCode("us", given))).toEqual([
      "IL",
      "IL",
      "IL",
      "Elsewhere",
    ])
    expect(provincesOf("ca")).toHaveLength(13)
    expect(provincesOf("it")).toEqual([])
  })

  it("validates national and international phone numbers", async () => {
    expect(await isPhone("030 1234567", "de")).toBe(true)
    expect(await isPhone("+45 32 12 34 56", "de")).toBe(true)
    expect(await isPhone("123", "de")).toBe(false)
    expect(await isPhone("call me", "us")).toBe(false)
  })
})

describe("the code of a tax region's province", () => {
  it.each([
    ["us", "CA", undefined],
    ["us", "ca", undefined],
    ["us", "us-ca", { kind: "otherCode", code: "CA" }],
    ["ca", "Quebec", { kind: "otherCode", code: "QC" }],
    ["us", "XX", { kind: "unknown" }],
    ["de", "be", { kind: "none" }],
    ["es", "Madrid", undefined],
    ["es", "es-md", { kind: "typed" }],
  ])("of %s, %s, is compared with what addresses have", (country, code, gap) => {
    expect(provinceGap(country, code)).toEqual(gap)
  })
})
