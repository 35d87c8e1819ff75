import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Navigate } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, sameMoney } from "#lib/money.ts"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"
import { duePaymentOf, orderPaymentQuery } from "#store/payment/due-payment.ts"
import { PayForm, type PayFormProps } from "#store/payment/pay-form.tsx"
import { PaymentChoice } from "#store/payment/payment-choice.tsx"
import { paymentLoader } from "#store/payment/providers.ts"
import { useProviderName } from "#store/payment/use-provider-name.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { TaskPage } from "#ui/task-page.tsx"

const route = getRouteApi("/_store/order/$id_/pay")

/** Shows the amount due of an order to anyone with the link, and asks for a payment method. */
export function PayPage() {
  const t = useTranslations("account.payment")
  const { id } = route.useParams()
  const navigate = usePageNavigate({ from: "/order/$id/pay" })
  const search = route.useSearch()
  const [returned] = useState(() => new URLSearchParams(search))
  const [isPaying, setPaying] = useState(returned.size > 0)
  const { data: order } = useSuspenseQuery(orderPaymentQuery(id, useVisit().owner))
  // The parameters leave the URL at once: it could be shared, or opened again from the history.
  const isClean = Object.keys(search).length === 0
  useEffect(() => {
    if (!isClean) void navigate({ search: {}, replace: true })
  }, [isClean, navigate])
  const number = `#${order.display_id}`
  const payment = duePaymentOf(order)
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
