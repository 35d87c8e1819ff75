type Text = string | null | undefined

interface PostalAddress {
  readonly first_name?: Text
  readonly last_name?: Text
  readonly company?: Text
  readonly address_1?: Text
  readonly address_2?: Text
  readonly postal_code?: Text
  readonly city?: Text
  readonly province?: Text
  /** iso_2 */
  readonly country_code?: Text
  readonly phone?: Text
}

const joined = (...words: readonly Text[]) => words.filter(Boolean).join(" ")

/** The server accepts any text as a country; only codes have names. */
function countryName(country: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country
  } catch {
    return country
  }
}

/** The lines of an address as on a shipping label; two lines can have the same text, but never the same id. */
export function addressLines(address: PostalAddress, locale: string): { id: string; text: string }[] {
  const country = address.country_code?.toUpperCase()
  const texts = {
    name: joined(address.first_name, address.last_name),
    company: address.company,
    address_1: address.address_1,
    address_2: address.address_2,
    city: joined(address.postal_code, address.city),
    province: address.province,
    country: country && countryName(country, locale),
    phone: address.phone,
  }
  return Object.entries(texts).flatMap(([id, text]) => (text ? [{ id, text }] : []))
}
