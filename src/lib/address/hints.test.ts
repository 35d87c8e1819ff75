import { describe, expect, it } from "vitest"
import { addressHints } from "./hints.ts"

const given = (change: Partial<Parameters<typeof addressHints>[0]>) => ({
  country_code: "us",
  address_1: "12 Elm St",
  address_2: "",
  postal_code: "10001",
  city: "New York",
  province: "NY",
  ...change,
})

describe("hints about an address", () => {
  it.each([
    [
      { city: "Los Angeles", province: "CA" },
      { postal_code: "otherPlace", place: "New York" },
    ],
    [{ city: "Chicago" }, { postal_code: "otherPlace", place: "New York" }],
    [{ postal_code: "00000" }, { postal_code: "noCode" }],
    [{ address_1: "x" }, { address_1: "shortStreet" }],
    [{ address_1: "PO Box 12" }, { address_1: "poBox" }],
    [{ country_code: "de", address_1: "Postfach 12 34 56", postal_code: "", province: "" }, { address_1: "poBox" }],
    ...["de", "at", "ch", "nl"].map(
      (country_code) =>
        [{ country_code, address_1: "Lange Straße", postal_code: "" }, { address_1: "noNumber" }] as const,
    ),
    [
      { country_code: "de", city: "Hamburg", province: "", postal_code: "10115", address_1: "Weg 1" },
      { postal_code: "otherPlace", place: "Berlin" },
    ],
  ] as const)("are given for %o", (change, hints) => expect(addressHints(given(change))).toEqual({ ...hints }))

  it.each([
    {},
    { city: "" },
    { city: "new york city" },
    { postal_code: "63101", city: "St. Louis", province: "MO" },
    { country_code: "gb", address_1: "Rose Cottage", postal_code: "BFPO 61", city: "BFPO", province: "" },
    {
      country_code: "nl",
      address_1: "Damrak",
      address_2: "12",
      postal_code: "1012 AB",
      city: "Amsterdam",
      province: "",
    },
    { country_code: "de", address_1: "C 4, 1", postal_code: "68159", city: "Mannheim", province: "" },
  ])("aren't given for %o", (change) => expect(Object.values(addressHints(given(change))).filter(Boolean)).toEqual([]))
})
