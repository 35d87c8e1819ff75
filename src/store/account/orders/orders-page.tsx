import { type UseQueryResult, useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LoadFailed } from "#store/account/load-failed.tsx"
import { type OrderPage, orderStates, ordersQuery } from "#store/order/order.ts"
import { useVisit } from "#store/visit/visit.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { Select } from "#ui/select.tsx"
import { NoOrders } from "./no-orders.tsx"
import { OrderCard, OrderCardSkeletons } from "./order-card.tsx"
import { PAGE_SIZE } from "./orders-search.ts"

const route = getRouteApi("/_store/account/_member/orders/")

export function OrdersPage() {
  const t = useTranslations("account.orders")
  const { status, page = 1 } = route.useSearch()
  const navigate = usePageNavigate({ from: "/account/orders/" })
  const { owner } = useVisit()
  const orders = useQuery(ordersQuery({ status, page, limit: PAGE_SIZE }, owner))
  return (
    <div className="grid gap-6">
      <DocumentTitle title={t("title")} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="text-xl font-semibold">
            {t("title")}
          </h1>
          <p role="status" className="text-sm text-muted">
            {orders.data ? t("count", { count: orders.data.count }) : t("text")}
          </p>
        </div>
        <Select
          label={t("filter")}
          labelHidden
          className="w-44 max-sm:w-full"
          value={status ?? "all"}
          onChange={({ target }) => {
            const state = orderStates.find((known) => known === target.value)
            void navigate({ search: state ? { status: state } : {}, resetScroll: false })
          }}
          options={[
            { value: "all", label: t("filters.all") },
            ...orderStates.map((state) => ({ value: state, label: t(`filters.${state}`) })),
          ]}
        />
      </header>
      <OrderList orders={orders} status={status} page={page} />
      <aside className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-sunken px-5 py-4">
        <div className="grid text-sm">
          <p className="font-semibold">{t("missing.title")}</p>
          <p className="text-muted">{t("missing.text")}</p>
        </div>
        <LinkButton to="/account/transfer">{t("missing.action")}</LinkButton>
      </aside>
    </div>
  )
}

interface OrderListProps {
  orders: UseQueryResult<OrderPage>
  status: (typeof orderStates)[number] | undefined
  page: number
}

function OrderList({ orders, status, page }: OrderListProps) {
  const t = useTranslations("account.orders")
  const navigate = usePageNavigate({ from: "/account/orders/" })
  if (orders.isPending) return <OrderCardSkeletons count={5} />
  if (orders.isError) return <LoadFailed onRetry={orders.refetch} />
  const { orders: shown, count } = orders.data
  if (shown.length === 0 && status === undefined) return <NoOrders />
  if (shown.length === 0)
    return (
      <EmptyState
        icon="box"
        title={t("none.filtered")}
        text={t("none.filteredText")}
        action={
          <LinkButton to="/account/orders" search={{}}>
            {t("none.all")}
          </LinkButton>
        }
      />
    )
  return (
    <>
      <ul className="grid gap-3" aria-busy={orders.isPlaceholderData}>
        {shown.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {count > PAGE_SIZE && (
        <Pagination
          count={count}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(to) => void navigate({ search: (was) => ({ ...was, page: to === 1 ? undefined : to }) })}
        />
      )}
    </>
  )
}
