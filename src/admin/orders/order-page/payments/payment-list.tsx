import type { ReactNode } from "react"
import { useProviderName } from "#admin/payments/provider-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { compareMoney, isZeroMoney, sameMoney } from "#lib/money.ts"
import { chosenProviderOf, MANUAL_PROVIDER, providerNameOf } from "#lib/payment-provider.ts"
import {
  capturable,
  capturedOf,
  dueToCapture,
  type PaymentStep,
  pendingSessionOf,
  refundedOf,
  unpaidOf,
  whyNotCapture,
  whyNotMarkPaid,
  whyNotRefund,
} from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment, PaymentCollection } from "#schema/admin/entities/payment.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Money } from "#ui/money.tsx"

interface PaymentListProps {
  order: Order
  /** The step that the card already offers; the list leaves it out. */
  next: PaymentStep | undefined
  onStart: (step: PaymentStep) => void
  onChoose: (collection: PaymentCollection, amount: number) => void
  onAuthorize: (sessionId: string, amount: number) => void
}

/** The payments of an order with what was captured and refunded, and their other steps. */
export function PaymentList({ order, next, onStart, ...more }: PaymentListProps) {
  const t = useTranslations("admin.payments")
  const collections = (order.payment_collections ?? []).filter(
    ({ status }) => status !== "canceled" || order.canceled_at,
  )
  if (collections.length === 0)
    return <p className="border-t border-line px-4 py-3 text-sm text-muted sm:px-5">{t("none")}</p>
  return (
    <ul className="divide-y divide-line border-t border-line">
      {collections.map((collection) =>
        collection.payments?.length ? (
          collection.payments.map((payment) => (
            <PaymentRow key={payment.id} order={order} payment={payment} next={next} onStart={onStart} />
          ))
        ) : (
          <OpenCollection
            key={collection.id}
            order={order}
            collection={collection}
            next={next}
            onStart={onStart}
            {...more}
          />
        ),
      )}
    </ul>
  )
}

interface PaymentRowProps extends Pick<PaymentListProps, "order" | "next" | "onStart"> {
  payment: Payment
}

const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 text-sm sm:px-5">{children}</li>
)

function OpenCollection({
  order,
  collection,
  next,
  onStart,
  onChoose,
  onAuthorize,
}: PaymentListProps & { collection: PaymentCollection }) {
  const t = useTranslations("admin.payments")
  // A change can leave a collection of which nothing is due any more.
  const isOpen = !whyNotMarkPaid(order, collection)
  const amount = isOpen ? unpaidOf(order, collection) : collection.amount
  const isOffered = next?.type === "markPaid" && next.collection?.id === collection.id
  const pending = isOpen ? pendingSessionOf(collection) : undefined
  const chosen = isOpen && !pending ? chosenProviderOf(collection) : undefined
  const state = pending ? "pending" : isOpen ? "open" : "closed"
  return (
    <Row>
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Money amount={amount} currency={collection.currency_code} />
          <StatusBadge tone={isOpen ? "waiting" : "inactive"}>{t(`state.${state}`)}</StatusBadge>
        </p>
        {chosen && (
          <p className="text-xs text-muted">
            {chosen === MANUAL_PROVIDER ? t("chosenInvoice") : t("chosen", { provider: providerNameOf(chosen) })}
          </p>
        )}
        {pending && (
          <p className="text-xs text-muted">{t("pending", { provider: providerNameOf(pending.provider_id ?? "") })}</p>
        )}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {pending ? (
            <Button size="sm" onClick={() => onAuthorize(pending.id, pending.amount ?? amount)}>
              {t("authorize.action")}
            </Button>
          ) : (
            <Button size="sm" onClick={() => onChoose(collection, amount)}>
              {t("choose.action")}
            </Button>
          )}
          {!isOffered && (
            <Button size="sm" onClick={() => onStart({ type: "markPaid", collection, amount })}>
              {t("markPaid.action")}
            </Button>
          )}
        </div>
      )}
    </Row>
  )
}

function PaymentRow({ order, payment, next, onStart }: PaymentRowProps) {
  const t = useTranslations("admin.payments")
  const providerName = useProviderName()
  const notCapture = whyNotCapture(payment)
  const currency = payment.currency_code ?? ""
  const toCapture = dueToCapture(order, payment)
  const [captured, refunded] = [capturedOf(payment), refundedOf(payment)]
  // The badge says that nothing or all of it was captured.
  const isPart = !isZeroMoney(captured, currency) && !sameMoney(captured, payment.amount ?? 0, currency)
  const isRestCanceled = isPart && Boolean(payment.canceled_at)
  const state = payment.canceled_at && !isRestCanceled ? "canceled" : notCapture ? "captured" : "authorized"
  const isOffered = (type: PaymentStep["type"]) =>
    next?.type === type && next.type !== "markPaid" && next.payment.id === payment.id
  return (
    <Row>
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Money amount={isRestCanceled ? captured : payment.amount} currency={currency} />
          <StatusBadge tone={state === "captured" ? "done" : state === "canceled" ? "inactive" : "progress"}>
            {t(`state.${state}`)}
          </StatusBadge>
        </p>
        <p className="text-xs text-muted">
          {payment.provider_id && `${providerName(payment.provider_id)} · `}
          <DateTime value={payment.created_at} />
          {isRestCanceled && (
            <>
              {" · "}
              {t("rest")} <Money amount={capturable(payment)} currency={currency} />
            </>
          )}
          {isPart && !isRestCanceled && (
            <>
              {" · "}
              {t("captured")} <Money amount={captured} currency={currency} />
              {" · "}
              {t("uncaptured")} <Money amount={capturable(payment)} currency={currency} />
            </>
          )}
          {!isZeroMoney(refunded, currency) && (
            <>
              {" · "}
              {t("refunded")} <Money amount={refunded} currency={currency} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {compareMoney(toCapture, 0, currency) > 0 && !isOffered("capture") && (
          <Button size="sm" onClick={() => onStart({ type: "capture", payment, amount: toCapture })}>
            {t("capture.action")}
          </Button>
        )}
        {!whyNotRefund(payment) && !isOffered("refund") && (
          <Button size="sm" onClick={() => onStart({ type: "refund", payment, amount: 0 })}>
            {t("refund.action")}
          </Button>
        )}
      </div>
    </Row>
  )
}
