import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { NoOrders } from "#store/account/orders/no-orders.tsx"
import { OrderCard, OrderCardSkeletons } from "#store/account/orders/order-card.tsx"
import { AddressText } from "#store/address/address-text.tsx"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import { latestOrders, ordersQuery } from "#store/order/order.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Card } from "#ui/card.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { LoadFailed } from "./load-failed.tsx"
import { useMember } from "./member.ts"

export function OverviewPage() {
  const t = useTranslations("account.profile")
  const member = useMember()
  const { owner } = useVisit()
  const orders = useQuery(ordersQuery(latestOrders, owner))
  const address = member.addresses.find((a) => a.is_default_shipping) ?? member.addresses[0]
  return (
    <div className="grid gap-8">
      <DocumentTitle title={t("title")} />
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {member.first_name ? t("hello", { name: member.first_name }) : t("helloGuest")}
        </h1>
        <p className="text-sm text-muted">{t("signedInAs", { email: member.email })}</p>
      </header>
      <section className="grid gap-4">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
          <h2 className="font-semibold">{t("latest")}</h2>
          {(orders.data?.count ?? 0) > 0 && (
            <LinkButton to="/account/orders" size="sm" variant="quiet" iconEnd="arrowRight">
              {t("allOrders")}
            </LinkButton>
          )}
        </div>
        {orders.isPending ? (
          <OrderCardSkeletons count={latestOrders.limit} />
        ) : orders.isError ? (
          <LoadFailed onRetry={orders.refetch} />
        ) : orders.data.orders.length === 0 ? (
          <NoOrders />
        ) : (
          <ul className="grid gap-3">
            {orders.data.orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
        )}
      </section>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card
          title={t("mainAddress")}
          actions={
            <LinkButton to="/account/addresses" size="sm" variant="quiet">
              {t(address ? "manageAddresses" : "addAddress")}
            </LinkButton>
          }
        >
          {address ? <AddressText address={address} /> : <p className="text-sm text-muted">{t("noAddress")}</p>}
        </Card>
        <Card
          title={t("personTitle")}
          actions={
            <LinkButton to="/account/profile" size="sm" variant="quiet">
              {t("book.edit")}
            </LinkButton>
          }
        >
          <p className="grid text-sm">
            <span>{[member.first_name, member.last_name].filter(Boolean).join(" ")}</span>
            <span className="text-muted">{member.email}</span>
            <span className="text-muted">{member.phone}</span>
          </p>
        </Card>
      </div>
      <StoreSlot name="account" customer={member} />
    </div>
  )
}
