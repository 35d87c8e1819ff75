import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { storeQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { capturedOf, refundedOf } from "#machines/orders/payments/payments.rules.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import type { Tone } from "#ui/tone.ts"
import type { PaymentRow } from "./payment.resource.ts"
import { stateOf } from "./payment.rules.ts"
import { orderOf, paymentList } from "./payment-list.ts"
import { type PaymentState, paymentStates } from "./payment-search.ts"
import { paymentProvidersQuery } from "./payment-settings.ts"
import { useProviderName } from "./provider-name.ts"
import { Totals } from "./totals.tsx"

const route = getRouteApi("/admin/_app/_payments/payments/")

const tones: Readonly<Record<PaymentState, Tone>> = {
  authorized: "progress",
  partially_captured: "waiting",
  captured: "done",
  partially_refunded: "inactive",
  refunded: "inactive",
  canceled: "inactive",
}

export function PaymentsPage() {
  const t = useTranslations("admin.paymentLedger")
  const search = route.useSearch()
  const nameOf = useProviderName()
  const { data: providers = [] } = useQuery(paymentProvidersQuery)
  const { data: store } = useQuery(storeQuery)
  const currencies = [...new Set([...(store?.currencies ?? []), ...(search.currency ?? [])])]
  const titleOf = useTitle()
  return (
    <ListPage
      resource={paymentList}
      search={search}
      texts={{
        title: t("title"),
        hint: t("hint"),
        none: { icon: "money", title: t("none.title"), text: t("none.text") },
        noMatch: t("noMatch"),
      }}
      summary={<Totals search={search} />}
      columns={usePaymentColumns()}
      rowName={titleOf}
      filters={[
        {
          kind: "many",
          id: "state",
          label: t("columns.state"),
          options: paymentStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          kind: "many",
          id: "currency",
          label: t("currency"),
          options: currencies.map((value) => ({ value, label: value.toUpperCase() })),
        },
        {
          kind: "many",
          id: "provider",
          label: t("columns.provider"),
          options: providers.map((value) => ({ value, label: nameOf(value) })),
        },
        // With several currencies, amounts are compared without conversion.
        currencies.length === 1 || search.currency?.length === 1
          ? {
              kind: "money",
              id: "amount",
              label: t("columns.amount"),
              currency: search.currency?.[0] ?? currencies[0] ?? "",
            }
          : { kind: "number", id: "amount", label: t("columns.amount") },
        ...useDateFilters(),
      ]}
    />
  )
}

/** Names a payment by its order. */
function useTitle() {
  const t = useTranslations("admin.paymentLedger")
  return (row: PaymentRow) => {
    const order = orderOf(row)
    return order ? t("order", { number: order.number }) : t("noOrder")
  }
}

function usePaymentColumns(): readonly ListColumn<PaymentRow>[] {
  const t = useTranslations("admin.paymentLedger")
  const nameOf = useProviderName()
  const titleOf = useTitle()
  const dates = useDateColumns() as readonly ListColumn<PaymentRow>[]
  const money = (id: "amount" | "captured" | "refunded", amount: (row: PaymentRow) => number | undefined) =>
    ({
      id,
      header: t(`columns.${id}`),
      align: "end",
      phone: id === "amount" ? "badge" : "line",
      width: "7rem",
      cell: (row) => <Money amount={amount(row)} currency={row.currency_code ?? ""} />,
    }) satisfies ListColumn<PaymentRow>
  return [
    {
      id: "order",
      header: t("columns.order"),
      phone: "title",
      cell: (row) => {
        const order = orderOf(row)
        if (!order) return <span className="text-muted">{t("noOrder")}</span>
        return (
          <span className="whitespace-nowrap">
            <RowLink to="/admin/orders/$id" params={{ id: order.id }}>
              {titleOf(row)}
            </RowLink>
          </span>
        )
      },
    },
    {
      id: "state",
      header: t("columns.state"),
      phone: "line",
      cell: (row) => <StatusBadge tone={tones[stateOf(row)]}>{t(`states.${stateOf(row)}`)}</StatusBadge>,
    },
    money("amount", ({ amount }) => amount),
    money("captured", capturedOf),
    money("refunded", refundedOf),
    {
      id: "provider",
      header: t("columns.provider"),
      phone: "line",
      from: "lg",
      cell: ({ provider_id = "" }) => nameOf(provider_id),
    },
    ...dates.map((column): ListColumn<PaymentRow> => {
      const { initially: _, ...shown } = column
      return column.id === "created_at" ? shown : { ...shown, initially: "hidden" }
    }),
  ]
}
