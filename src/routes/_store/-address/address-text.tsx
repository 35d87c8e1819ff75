import { useLocale } from "#lib/i18n.tsx"
import type { ApiAddress } from "./address-form.ts"

/** An address formatted as on a shipping label, without `address_name`. */
export function AddressText({ address }: { address: NonNullable<ApiAddress> }) {
  const locale = useLocale()
  const country = address.country_code?.toUpperCase()
  const lines = [
    [address.first_name, address.last_name].filter(Boolean).join(" "),
    address.company,
    address.address_1,
    address.address_2,
    [address.postal_code, address.city].filter(Boolean).join(" "),
    address.province,
    country && (new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country),
    address.phone,
  ].filter(Boolean)
  return (
    <address className="grid text-sm not-italic">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
