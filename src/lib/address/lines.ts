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

/** A province as it is written in an address: the tax code `us-il` and `il` become `IL`, names stay. */
const provinceText = (province: Text): Text =>
  /^([a-z]{2}-)?[a-z]{2,3}$/i.test(province ?? "") ? province?.replace(/^..-/, "").toUpperCase() : province

interface Place {
  readonly city: Text
  readonly province: Text
  readonly postalCode: Text
}
/** Puts the postal code after the city, on one line. */
const codeLast = ({ city, province, postalCode }: Place) => ({ city: joined(city, province, postalCode) })

/** Countries that don't write the postal code before the city, with how they write the place. */
const places: Readonly<Record<string, (place: Place) => Readonly<Record<string, Text>>>> = {
  US: ({ city, province, postalCode }) => ({
    city: joined(city && province ? `${city},` : city, province, postalCode),
  }),
  CA: codeLast,
  AU: codeLast,
  NZ: codeLast,
  IN: codeLast,
  GB: ({ city, province, postalCode }) => ({ city, province, postal_code: postalCode }),
  IE: ({ city, province, postalCode }) => ({ city, province, postal_code: postalCode }),
}

/** An address on one line. */
export const addressInLine = (address: PostalAddress, locale: string): string =>
  addressLines(address, locale)
    .map(({ text }) => text)
    .join(", ")

/** The lines of an address as on a shipping label in its country; two lines can have the same text, but never the same id. */
export function addressLines(address: PostalAddress, locale: string): { id: string; text: string }[] {
  const country = address.country_code?.toUpperCase()
  const { city, postal_code: postalCode } = address
  const place = { city, postalCode, province: provinceText(address.province) }
  const texts = {
    name: joined(address.first_name, address.last_name),
    company: address.company,
    address_1: address.address_1,
    address_2: address.address_2,
    ...(places[country ?? ""]?.(place) ?? { city: joined(postalCode, city), province: place.province }),
    country: country && countryName(country, locale),
    phone: address.phone,
  }
  return Object.entries(texts).flatMap(([id, text]) => (text ? [{ id, text }] : []))
}
