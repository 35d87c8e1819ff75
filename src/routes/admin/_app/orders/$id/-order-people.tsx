import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"

type Address = Order["shipping_address"]

function Lines({ address }: { address: Address }) {
  const locale = useLocale()
  if (!address) return null
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

const isSame = (a: Address, b: Address): boolean =>
  a?.address_1 === b?.address_1 && a?.postal_code === b?.postal_code && a?.last_name === b?.last_name

/** Who ordered, and where it goes. */
export function OrderPeople({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.detail")
  const name = [order.customer?.first_name, order.customer?.last_name].filter(Boolean).join(" ")
  const { shipping_address: shipping, billing_address: billing } = order
  return (
    <Card title={t("customer")}>
      <div className="grid gap-4">
        <div>
          {name && <p className="font-semibold">{name}</p>}
          <p className="break-words">{order.email}</p>
        </div>
        <Facts
          layout="columns"
          items={[
            { label: t("shipping"), value: shipping ? <Lines address={shipping} /> : t("noAddress") },
            {
              label: t("billing"),
              value: billing ? (
                isSame(shipping, billing) ? (
                  t("sameAddress")
                ) : (
                  <Lines address={billing} />
                )
              ) : (
                t("noAddress")
              ),
            },
            { label: t("deliveries"), value: (order.shipping_methods ?? []).map((m) => m.name).join(", ") },
          ]}
        />
      </div>
    </Card>
  )
}
