import { addressLines } from "#lib/address/lines.ts"
import type { Order } from "#schema/admin/entities/order.ts"

type Address = NonNullable<Order["shipping_address"]>

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
