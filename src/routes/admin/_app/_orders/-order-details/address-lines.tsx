import { addressLines } from "#lib/address/lines.ts"
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
  return (
    <address className="not-italic">
      {addressLines(address, locale).map(({ id, text }) => (
        <span key={id} className="block">
          {text}
        </span>
      ))}
    </address>
  )
}
