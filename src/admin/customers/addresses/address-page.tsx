import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { customers } from "#admin/customers/customer.resource.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { addressesOf } from "./address.ts"
import { AddressForm } from "./address-form.tsx"
import { addressTitle } from "./addresses-card.tsx"

const route = getRouteApi("/admin/_app/_customers/customers/$id/addresses/$addressId")

export function AddressPage() {
  const t = useTranslations("admin.customer")
  const { id, addressId } = route.useParams()
  const client = useQueryClient()
  const { data: customer } = useQuery(customers.one(id))
  const [addresses] = useState(() => addressesOf(id))
  return (
    <DetailPage
      key={addressId}
      query={addresses.one(addressId)}
      name="customer-addresses"
      crumbs={[
        { label: t("list"), link: { to: "/admin/customers" } },
        { label: (customer && nameOf(customer)) || t("unnamed"), link: { to: "/admin/customers/$id", params: { id } } },
      ]}
      title={(address) => addressTitle(address) || t("addresses.unnamed")}
      removal={{
        label: t("address.delete.label"),
        title: (address) => t("address.delete.title", { title: addressTitle(address) || t("addresses.unnamed") }),
        dependants: async () => ({ count: 0, first: [] }),
        consequence: () => t("address.delete.text"),
        run: () => addresses.remove(client, addressId),
        done: t("address.delete.done"),
        list: { to: "/admin/customers/$id", params: { id } },
      }}
    >
      {(address) => <AddressForm customerId={id} address={address} />}
    </DetailPage>
  )
}
