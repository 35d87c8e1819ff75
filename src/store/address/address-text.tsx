import { addressLines } from "#lib/address/lines.ts"
import { useLocale } from "#lib/i18n.tsx"
import type { ApiAddress } from "./address-form.ts"

/** An address formatted as on a shipping label, without `address_name`. */
export function AddressText({ address }: { address: NonNullable<ApiAddress> }) {
  return (
    <address className="grid text-sm not-italic">
      {addressLines(address, useLocale()).map(({ id, text }) => (
        <span key={id}>{text}</span>
      ))}
    </address>
  )
}
