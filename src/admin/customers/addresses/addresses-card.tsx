import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { addressLines } from "#lib/address/lines.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { CustomerAddress } from "#schema/admin/entities/customer.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { addressesQuery, MAX_ADDRESSES } from "./address.ts"

/** The name of an address, or its first line. */
export const addressTitle = ({ address_name, address_1, city }: CustomerAddress): string =>
  address_name || [address_1, city].filter(Boolean).join(", ")

/** Card with the addresses of a customer. */
export function AddressesCard({ customerId }: { customerId: string }) {
  const t = useTranslations("admin.customer.addresses")
  const { data, error, refetch } = useQuery(addressesQuery(customerId))
  return (
    <Card
      title={t("title")}
      actions={
        <LinkButton size="sm" icon="plus" to="/admin/customers/$id/addresses/new" params={{ id: customerId }}>
          {t("add")}
        </LinkButton>
      }
    >
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={3} />}
      {data?.count === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      {data && data.count > 0 && (
        <ul className="grid gap-4">
          {data.addresses.map((address) => (
            <li key={address.id} className="grid justify-items-start gap-1 text-sm">
              <Address address={address} customerId={customerId} />
            </li>
          ))}
        </ul>
      )}
      {data && data.count > MAX_ADDRESSES && (
        <p className="pt-3 text-xs text-muted">{t("more", { count: MAX_ADDRESSES })}</p>
      )}
    </Card>
  )
}

function Address({ address, customerId }: { address: CustomerAddress; customerId: string }) {
  const t = useTranslations("admin.customer.addresses")
  const locale = useLocale()
  return (
    <>
      <span className="font-semibold wrap-anywhere">
        <TextLink
          to="/admin/customers/$id/addresses/$addressId"
          params={{ id: customerId, addressId: address.id }}
          aria-label={t("edit", { name: addressTitle(address) || t("unnamed") })}
        >
          {addressTitle(address) || t("unnamed")}
        </TextLink>
      </span>
      <address className="text-muted not-italic wrap-anywhere">
        {addressLines(address, locale).map(({ id, text }) => (
          <span key={id} className="block">
            {text}
          </span>
        ))}
      </address>
      <span className="flex flex-wrap gap-1">
        {address.is_default_shipping && <Badge>{t("shipping")}</Badge>}
        {address.is_default_billing && <Badge>{t("billing")}</Badge>}
      </span>
    </>
  )
}
