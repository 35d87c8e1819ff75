import { addressRule } from "./countries.ts"

/** Subdivisions offered as a list, by the code used in postal addresses. */
const lists: Readonly<Record<string, string>> = {
  us: "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming",
  ca: "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon",
  au: "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia",
}

export interface Province {
  readonly code: string
  readonly name: string
}

/** Provinces to choose from; empty for countries where the province is free text. */
export const provincesOf = (country: string): readonly Province[] =>
  (lists[country.toLowerCase()] ?? "")
    .split("|")
    .filter(Boolean)
    .map((entry) => {
      const [code = "", ...name] = entry.split(" ")
      return { code, name: name.join(" ") }
    })

/** Maps a province's code, name or tax code (`us-il`) to the list's code; returns anything else unchanged. */
export function provinceCode(country: string, given: string): string {
  const wanted = given.trim().toLowerCase()
  const bare = wanted.startsWith(`${country.toLowerCase()}-`) ? wanted.slice(3) : wanted
  const found = provincesOf(country).find(
    ({ code, name }) => code.toLowerCase() === bare || name.toLowerCase() === wanted,
  )
  return found?.code ?? given
}

/** Why addresses never, or not reliably, have a province as it is coded. */
type ProvinceGap =
  /** They have another code of the province, `code`. */
  | { readonly kind: "otherCode"; readonly code: string }
  /** The country's provinces are a choice, and this is none of them. */
  | { readonly kind: "unknown" }
  /** The country's addresses have no province. */
  | { readonly kind: "none" }
  /** The province is typed, and a code with the country's prefix isn't what people type. */
  | { readonly kind: "typed" }

/** Compares the code of a tax region or of an area with what addresses have, ignoring case. */
export function provinceGap(country: string, given: string): ProvinceGap | undefined {
  const wanted = given.trim().toLowerCase()
  const known = provincesOf(country)
  if (known.some(({ code }) => code.toLowerCase() === wanted)) return undefined
  const code = provinceCode(country, given)
  if (known.some((province) => province.code === code)) return { kind: "otherCode", code }
  if (known.length > 0) return { kind: "unknown" }
  if (!addressRule(country).province) return { kind: "none" }
  return wanted.startsWith(`${country.toLowerCase()}-`) ? { kind: "typed" } : undefined
}
