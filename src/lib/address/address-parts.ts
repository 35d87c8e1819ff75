/** The fields of a postal address with its recipient, as on the wire. */
export const addressParts = [
  "first_name",
  "last_name",
  "company",
  "address_1",
  "address_2",
  "postal_code",
  "city",
  "province",
  "country_code",
  "phone",
] as const
export type AddressPart = (typeof addressParts)[number]
