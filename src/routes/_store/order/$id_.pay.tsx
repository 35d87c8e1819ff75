import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Navigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { I18nProvider, useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, sameMoney } from "#lib/money.ts"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"
import { texts } from "#lib/search-params.ts"
import { loadPayment, openPaymentOf, orderPaymentQuery } from "#store/order/open-payment.ts"
import { PayForm, type PayFormProps } from "#store/order/pay-form.tsx"
import { PaymentChoice } from "#store/order/payment-choice.tsx"
import { useProviderName } from "#store/order/provider-name.ts"
import { paymentLoader } from "#store/payment/providers.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { TaskPage } from "#ui/task-page.tsx"

export const Route = createFileRoute("/_store/order/$id_/pay")({
  // Banks return with parameters of the payment provider.
  validateSearch: texts,
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
  const navigate = usePageNavigate({ from: Route.fullPath })
  const search = Route.useSearch()
  const [returned] = useState(() => new URLSearchParams(search))
  const [isPaying, setPaying] = useState(returned.size > 0)
  const { data: order } = useSuspenseQuery(orderPaymentQuery(id, useVisit().owner))
  // The parameters leave the URL at once: it could be shared, or opened again from the history.
  const isClean = Object.keys(search).length === 0
  useEffect(() => {
    if (!isClean) void navigate({ search: {}, replace: true })
  }, [isClean, navigate])
  const number = `#${order.display_id}`
  const payment = openPaymentOf(order)
  if (payment === "paid" && isPaying) return <Navigate to="/order/$id" params={{ id }} replace />
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
      <Payment order={order} payment={payment} returned={returned} onConfirmed={() => setPaying(true)} />
    </TaskPage>
  )
}

type PaymentProps = Pick<PayFormProps, "order" | "payment" | "returned" | "onConfirmed">

function Payment({ order, payment, returned, onConfirmed }: PaymentProps) {
  const t = useTranslations("account.payment")
  const locale = useLocale()
  const nameOf = useProviderName()
  const [isChanging, setChanging] = useState(false)
  const [isReplaced, setReplaced] = useState(false)
  const { providerId, session } = payment
  const replaced = isReplaced && (
    <Banner tone="waiting" announce title={t("replaced.title")} onDismiss={() => setReplaced(false)}>
      {t("replaced.text")}
    </Banner>
  )
  if (providerId === undefined || isChanging)
    return (
      <>
        {replaced}
        <PaymentChoice
          order={order}
          payment={payment}
          onChosen={() => {
            setChanging(false)
            setReplaced(false)
          }}
        />
      </>
    )
  if (session && paymentLoader(providerId))
    return (
      <>
        {replaced}
        {/* A confirmation is of one session. */}
        <PayForm
          key={session.id}
          order={order}
          payment={payment}
          session={session}
          returned={returned}
          onConfirmed={onConfirmed}
          onChanged={setReplaced}
          onOther={() => setChanging(true)}
        />
      </>
    )
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
