import type { Order } from "#schema/admin/entities/order.ts"

type Address = NonNullable<Order["shipping_address"]>

const PARTS = [
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

/** Whether all parts of two addresses are equal. */
export const isSameAddress = (a: Address, b: Address): boolean =>
  PARTS.every((part) => (a[part] ?? "") === (b[part] ?? ""))

/** An address formatted as on a shipping label. */
export function AddressLines({ address, locale }: { address: Address; locale: string }) {
  const country = address.country_code
    ? new Intl.DisplayNames(locale, { type: "region" }).of(address.country_code.toUpperCase())
    : undefined
  const lines = [
    [address.first_name, address.last_name].filter(Boolean).join(" "),
    address.company,
    address.address_1,
    address.address_2,
    [address.postal_code, address.city].filter(Boolean).join(" "),
    address.province,
    country,
    address.phone,
  ].filter(Boolean)
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={String(line)} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
