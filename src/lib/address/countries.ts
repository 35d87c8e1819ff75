/** Postal code pattern and a valid example by country. Codes of other countries aren't validated. */
const postal: Readonly<Record<string, readonly [pattern: string, example: string]>> = {
  at: ["\\d{4}", "1010"],
  au: ["\\d{4}", "2000"],
  be: ["\\d{4}", "1000"],
  bg: ["\\d{4}", "1000"],
  br: ["\\d{5}-?\\d{3}", "01310-100"],
  ca: ["[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d", "K1A 0B1"],
  ch: ["\\d{4}", "8001"],
  cn: ["\\d{6}", "100000"],
  cy: ["\\d{4}", "1010"],
  cz: ["\\d{3} ?\\d{2}", "110 00"],
  de: ["\\d{5}", "10115"],
  dk: ["\\d{4}", "1050"],
  ee: ["\\d{5}", "10111"],
  es: ["\\d{5}", "28001"],
  fi: ["\\d{5}", "00100"],
  fr: ["\\d{5}", "75001"],
  gb: ["(GIR ?0AA|BFPO ?\\d{1,4}|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})", "SW1A 1AA"],
  gr: ["\\d{3} ?\\d{2}", "104 31"],
  hr: ["\\d{5}", "10000"],
  hu: ["\\d{4}", "1051"],
  ie: ["[A-Z]\\d[\\dW] ?[A-Z\\d]{4}", "D02 AF30"],
  in: ["\\d{3} ?\\d{3}", "110001"],
  is: ["\\d{3}", "101"],
  it: ["\\d{5}", "00184"],
  jp: ["\\d{3}-?\\d{4}", "100-0001"],
  kr: ["\\d{5}", "04524"],
  li: ["\\d{4}", "9490"],
  lt: ["(LT-)?\\d{5}", "01100"],
  lu: ["(L-)?\\d{4}", "1009"],
  lv: ["(LV-)?\\d{4}", "LV-1010"],
  mt: ["[A-Z]{3} ?\\d{4}", "VLT 1117"],
  mx: ["\\d{5}", "06000"],
  nl: ["\\d{4} ?[A-Z]{2}", "1012 AB"],
  no: ["\\d{4}", "0150"],
  nz: ["\\d{4}", "6011"],
  pl: ["\\d{2}-?\\d{3}", "00-001"],
  pt: ["\\d{4}-?\\d{3}", "1100-148"],
  ro: ["\\d{6}", "010011"],
  se: ["\\d{3} ?\\d{2}", "111 22"],
  sg: ["\\d{6}", "018956"],
  si: ["\\d{4}", "1000"],
  sk: ["\\d{3} ?\\d{2}", "811 01"],
  tr: ["\\d{5}", "34000"],
  ua: ["\\d{5}", "01001"],
  us: ["\\d{5}(-\\d{4})?", "60614"],
  za: ["\\d{4}", "0001"],
}

const withoutPostal: ReadonlySet<string> = new Set(["ae", "ag", "ao", "bs", "bz", "fj", "gh", "hk", "jm", "ke", "qa"])

/** Name of a country's subdivision, and whether a postal address requires it. */
const provinces: Readonly<Record<string, readonly [name: ProvinceName, required: boolean]>> = {
  ae: ["province", true],
  ar: ["province", true],
  au: ["state", true],
  br: ["state", true],
  ca: ["province", true],
  cn: ["province", true],
  es: ["province", false],
  ie: ["county", false],
  in: ["state", true],
  it: ["province", true],
  jp: ["prefecture", true],
  mx: ["state", true],
  my: ["state", true],
  us: ["state", true],
}

/** Countries whose addresses put the city before the postal code. */
const townFirst: ReadonlySet<string> = new Set(["au", "ca", "gb", "ie", "in", "jp", "nz", "us"])

type ProvinceName = "state" | "province" | "prefecture" | "county"
type PostalName = "zip" | "postcode" | "pin" | "eircode" | "postal"

interface AddressRule {
  /** Null for countries without postal codes. */
  readonly postal: {
    readonly name: PostalName
    readonly required: boolean
    readonly example: string | undefined
    readonly fits: (code: string) => boolean
  } | null
  /** Null for countries whose addresses don't include one. */
  readonly province: { readonly name: ProvinceName; readonly required: boolean } | null
  readonly townFirst: boolean
}

const postalNames: Readonly<Record<string, PostalName>> = {
  us: "zip",
  gb: "postcode",
  au: "postcode",
  nz: "postcode",
  in: "pin",
  ie: "eircode",
}

/** Address fields that a country (iso_2, any case) requires, and their formats. */
export function addressRule(country: string): AddressRule {
  const code = country.toLowerCase()
  const known = postal[code]
  const pattern = known && new RegExp(`^${known[0]}$`)
  const [name, required] = provinces[code] ?? []
  return {
    postal: withoutPostal.has(code)
      ? null
      : {
          name: postalNames[code] ?? "postal",
          required: known !== undefined && code !== "ie",
          example: known?.[1],
          fits: (text) => !pattern || pattern.test(text.trim().toUpperCase()),
        },
    province: name ? { name, required: required ?? false } : null,
    townFirst: townFirst.has(code),
  }
}
