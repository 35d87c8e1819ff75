import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useRef, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, sameMoney } from "#lib/money.ts"
import { changedMeanwhile, isChangedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import type { Confirmation } from "#machines/store/checkout/payment-forms.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { toApiError } from "#sdk/error.ts"
import { orderQuery } from "#store/order/order.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import type { ShownForm } from "./checkout-forms.ts"
import { type DuePayment, duePaymentOf, orderPaymentQuery, readPayment } from "./due-payment.ts"
import type { FormState } from "./payment-form.tsx"
import type { PaymentSession } from "./payment-module.ts"
import { paymentLoader } from "./providers.ts"
import { providersQuery } from "./providers-query.ts"

const PaymentForm = late(async () => (await import("./payment-form.tsx")).PaymentForm)

/** Milliseconds between two checks whether the server knows of a confirmed payment. */
const CHECK_EVERY = 2_000

export interface PayFormProps {
  readonly order: Order
  readonly payment: DuePayment
  readonly session: PaymentSession
  /** Parameters with which the shopper has returned from a bank's page. */
  readonly returned: URLSearchParams
  /** Called with whether the payment isn't as the customer saw it any more; nothing was confirmed then. */
  readonly onChanged: (isChanged: boolean) => void
  /** Called once the provider has confirmed the payment. */
  readonly onConfirmed: () => void
  /** Opens the choice of the payment method. */
  readonly onOther: () => void
}

/** Confirms the payment that the customer sees, unless the order's payment has changed since. */
function usePayment({ order, payment, session, onChanged, onConfirmed }: PayFormProps) {
  const client = useQueryClient()
  const form = useRef<ShownForm>(null)
  const isShown = (now: DuePayment): boolean =>
    sameMoney(now.amount, payment.amount, order.currency_code) && now.session?.id === session.id
  const confirm = useMutation({
    mutationFn: async (): Promise<Confirmation> => {
      const now = duePaymentOf(await client.fetchQuery({ ...orderPaymentQuery(order.id), staleTime: 0 }))
      if (now === "paid") return { outcome: "confirmed" }
      if (now === "changed" || !isShown(now) || form.current?.sessionId !== session.id) throw changedMeanwhile()
      const answer = await form.current.confirm().catch(() => ({ outcome: "refused", message: null }) as const)
      if (answer.outcome === "confirmed") return answer
      // The refusal may only mean that another tab has replaced this payment.
      const then = await readPayment(order.id).then(duePaymentOf, () => now)
      if (then === "changed" || (then !== "paid" && !isShown(then))) throw changedMeanwhile()
      return answer
    },
    onMutate: () => onChanged(false),
    onError: (error) => onChanged(isChangedMeanwhile(toApiError(error))),
    onSuccess: async ({ outcome }) => {
      if (outcome !== "confirmed") return
      onConfirmed()
      // The payment's query is part of the order's.
      await client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey })
    },
  })
  return { form, confirm }
}

/** Whether the customer has returned from a bank's page of this session's payment. */
function useReturned({ session, returned }: PayFormProps): boolean {
  const { data } = useQuery({
    queryKey: ["store", "returned-payment", session.id, returned.toString()],
    queryFn: async () => {
      const module = await paymentLoader(session.provider_id)?.()
      const id = module?.paymentIdOf(session)
      return id != null && module?.resume(returned) === id
    },
    enabled: returned.size > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data === true
}

/** The form of a payment provider for an amount due of an order. */
export function PayForm(props: PayFormProps) {
  const { order, payment, session, onConfirmed, onOther } = props
  const t = useTranslations("account.payment")
  const form = useTranslations("payment")
  const locale = useLocale()
  const { owner } = useVisit()
  const [state, setState] = useState<FormState>("loading")
  const { data: providers } = useQuery(providersQuery(order.region_id))
  const filled = useRef<string>(undefined)
  const { form: shown, confirm } = usePayment(props)
  const isReturned = useReturned(props)
  const isConfirmed = confirm.data?.outcome === "confirmed" || state === "confirmed"
  useQuery({ ...orderPaymentQuery(order.id, owner), enabled: isConfirmed, refetchInterval: CHECK_EVERY })
  if (isConfirmed)
    return (
      <Banner tone="done" announce title={form("confirmed.title")}>
        {t("received")}
      </Banner>
    )
  const refused = confirm.data?.outcome === "refused" ? confirm.data : null
  const unpaid = isReturned && state === "ready" && confirm.isIdle ? { message: form("refused.title") } : null
  const isUnread = confirm.isError && !isChangedMeanwhile(toApiError(confirm.error))
  return (
    <div className="grid gap-5">
      {isUnread && (
        <Banner tone="refused" announce title={form("back.failed.title")}>
          {form("back.failed.text")}
        </Banner>
      )}
      <Suspense fallback={null}>
        <PaymentForm
          session={session}
          bill={{ amount: payment.amount, currency_code: order.currency_code }}
          returnPath={`/order/${encodeURIComponent(order.id)}/pay`}
          onForm={(next) => {
            shown.current = next
          }}
          filled={filled}
          refusal={refused ?? unpaid}
          state={state}
          onState={(next) => {
            setState(next)
            if (next === "confirmed") onConfirmed()
          }}
          onOther={(providers?.length ?? 0) > 1 ? onOther : undefined}
        />
      </Suspense>
      <Button
        variant="primary"
        size="lg"
        block
        busy={confirm.isPending || state !== "ready"}
        onClick={() => confirm.mutate()}
      >
        {t("pay", { amount: formatMoney(payment.amount, order.currency_code, locale) })}
      </Button>
      {state === "ready" && (providers?.length ?? 0) > 1 && (
        <Button variant="quiet" block busy={confirm.isPending} onClick={onOther}>
          {form("other")}
        </Button>
      )}
    </div>
  )
}
