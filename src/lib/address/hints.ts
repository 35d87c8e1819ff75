import { plainText } from "#lib/plain-text.ts"
import { placeOf } from "./places.ts"
import { provincesOf } from "./provinces.ts"

/** What looks wrong about an address, but might be right. */
export interface AddressHints {
  readonly address_1?: "shortStreet" | "noNumber" | "poBox" | undefined
  readonly postal_code?: "noCode" | "otherPlace" | undefined
  /** The city or province that the postal code belongs to. */
  readonly place?: string | undefined
}

type Given = Readonly<Record<"country_code" | "address_1" | "address_2" | "postal_code" | "city" | "province", string>>

/** Countries (iso_2) whose streets have house numbers. */
const numbered: ReadonlySet<string> = new Set([
  "at",
  "be",
  "ch",
  "cz",
  "de",
  "dk",
  "fi",
  "li",
  "lu",
  "nl",
  "no",
  "pl",
  "se",
])
const box = /\b(p\.? ?o\.? ?box|post office box|postfach|postbus|bo[iî]te postale|casella postale|apartado)\b/i

function streetHint({ country_code, address_1, address_2 }: Given): AddressHints["address_1"] {
  const street = address_1.trim()
  if (street === "") return undefined
  if (box.test(`${street} ${address_2}`)) return "poBox"
  if (street.length < 2) return "shortStreet"
  return numbered.has(country_code) && !/\d/.test(street + address_2) ? "noNumber" : undefined
}

/** The place of the postal code, if the address names another one. */
function otherPlace({ country_code, postal_code, city, province }: Given): string | undefined {
  const place = placeOf(country_code, postal_code)
  if (place.province && province && place.province !== province)
    return provincesOf(country_code).find(({ code }) => code === place.province)?.name ?? place.province
  const [known, given] = [place.city ?? "", city].map((name) => plainText(name).replace(/^st\.? /, "saint "))
  return known && given && !known.includes(given) && !given.includes(known) ? place.city : undefined
}

/** Returns what a shopper may want to check in an address; nothing of it is an error. */
export function addressHints(given: Given): AddressHints {
  const address_1 = streetHint(given)
  if (/^0+$/.test(given.postal_code.trim())) return { address_1, postal_code: "noCode" }
  const place = given.postal_code.trim() ? otherPlace(given) : undefined
  return place ? { address_1, postal_code: "otherPlace", place } : { address_1 }
}
