import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { I18nProvider, useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, sameMoney } from "#lib/money.ts"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"
import { useProviderName } from "#routes/_store/-order/provider-name.ts"
import { useVisit } from "#routes/_store/-visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { TaskPage } from "#ui/task-page.tsx"
import { loadPayment, openPaymentOf, orderPaymentQuery } from "./-order/open-payment.ts"
import { PaymentChoice } from "./-order/payment-choice.tsx"

export const Route = createFileRoute("/_store/order/$id_/pay")({
  loader: ({ context: { locale, queryClient }, params: { id } }) => loadPayment(queryClient, locale, id),
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <PayPage />
    </I18nProvider>
  ),
})

/** Shows the amount due of an order to anyone with the link, and asks for a payment method. */
function PayPage() {
  const t = useTranslations("account.payment")
  const { id } = Route.useParams()
  const { data: order } = useSuspenseQuery(orderPaymentQuery(id, useVisit().owner))
  const number = `#${order.display_id}`
  const payment = openPaymentOf(order)
  if (typeof payment === "string")
    return (
      <StatusPage
        icon={payment === "paid" ? "check" : "info"}
        title={t(`${payment}.title`)}
        text={t(`${payment}.text`, { number })}
        actions={
          <LinkButton to="/order/$id" params={{ id }} variant="primary">
            {t("order")}
          </LinkButton>
        }
      />
    )
  const title = t("title", { number })
  return (
    <TaskPage title={title} text={t("text")}>
      <dl className="grid gap-2 rounded-lg border border-line bg-surface p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-semibold">{t("due")}</dt>
          <dd className="text-lg">
            <Money amount={payment.amount} currency={order.currency_code} strong />
          </dd>
        </div>
        {!sameMoney(payment.amount, order.total, order.currency_code) && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
            <dt>{t("total")}</dt>
            <dd>
              <Money amount={order.total} currency={order.currency_code} />
            </dd>
          </div>
        )}
      </dl>
      <Payment order={order} payment={payment} />
    </TaskPage>
  )
}

function Payment({ order, payment }: Omit<Parameters<typeof PaymentChoice>[0], "onChosen">) {
  const t = useTranslations("account.payment")
  const locale = useLocale()
  const nameOf = useProviderName()
  const [isChanging, setChanging] = useState(false)
  const { providerId } = payment
  if (providerId === undefined || isChanging)
    return <PaymentChoice order={order} payment={payment} onChosen={() => setChanging(false)} />
  const amount = formatMoney(payment.amount, order.currency_code, locale)
  return (
    <Banner
      tone="done"
      announce
      title={t("chosen.title")}
      action={
        <Button size="sm" onClick={() => setChanging(true)}>
          {t("chosen.change")}
        </Button>
      }
    >
      {providerId === MANUAL_PROVIDER
        ? t("chosen.invoice", { amount })
        : t("chosen.other", { amount, method: nameOf(providerId) })}
    </Banner>
  )
}
