const parts = [
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

type SomeAddress = { readonly [Part in (typeof parts)[number]]?: string | null | undefined } | null | undefined

/** Whether all parts of two addresses are equal; a missing part is empty. */
export const sameAddress = (a: SomeAddress, b: SomeAddress): boolean =>
  parts.every((part) => (a?.[part] ?? "") === (b?.[part] ?? ""))
