import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { WithParts } from "#app/with-parts.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { nextPaymentStep, paymentRequestOf } from "#machines/orders/payments/payments.rules.ts"
import { requestPayment } from "#machines/orders/payments/request-payment.ts"
import { openTransfer } from "#machines/orders/transfer/transfer.rules.ts"
import { cartIdOf } from "#machines/store/self-return/self-return.actors.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import { Button } from "#ui/button.tsx"
import { CopyLink } from "#ui/copy-link.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { useToast } from "#ui/toasts.tsx"

interface CustomerLinksProps {
  order: Order
  changes: readonly OrderChange[]
  onClose: () => void
}

/** Links to an order's pages in the store, each with what the customer sees there. */
export function CustomerLinks(props: CustomerLinksProps) {
  return (
    <WithParts parts={["admin", "order-links"]}>
      <LinksDialog {...props} />
    </WithParts>
  )
}

function LinksDialog({ order, changes, onClose }: CustomerLinksProps) {
  const t = useTranslations("admin.customerLinks")
  const tUi = useTranslations("ui")
  const { id, customer } = order
  const email = order.email ?? ""
  const token = openTransfer(changes)?.token
  return (
    <Dialog
      open
      size="md"
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{tUi("close")}</Button>}
    >
      <ul className="grid gap-5">
        <LinkRow name={t("confirmation.name")} path={`/order/${id}`}>
          {t("confirmation.text")}
        </LinkRow>
        {cartIdOf(order) === undefined ? (
          <LinkRow name={t("return.name")}>{t("return.none")}</LinkRow>
        ) : (
          <LinkRow
            name={t("return.name")}
            path={customer?.has_account ? `/account/orders/${id}/return` : `/order/${id}/return`}
          >
            {customer?.has_account ? t("return.text", { email }) : t("return.guest")}
          </LinkRow>
        )}
        <PaymentRow order={order} />
        {token ? (
          <LinkRow name={t("answer.name")} path={`/account/transfer/${id}/${token}`}>
            {t("answer.text", { email })}
          </LinkRow>
        ) : (
          <LinkRow name={t("transfer.name")} path={`/account/transfer?order=${id}`}>
            {t("transfer.text", { email })}
          </LinkRow>
        )}
      </ul>
    </Dialog>
  )
}

/** Link to the page for paying the amount due. A button first creates the payment request, if there is none of this amount. */
function PaymentRow({ order }: { order: Order }) {
  const t = useTranslations("admin.customerLinks.payment")
  const locale = useLocale()
  const client = useQueryClient()
  const toast = useToast()
  const refresh = () => client.invalidateQueries({ queryKey: ["admin"] })
  const creation = useMutation({
    mutationFn: async () => {
      await requestPayment(adminSdk(), order.id)
      await refresh()
    },
    onSuccess: () => toast({ title: t("created") }),
    onError: refresh,
  })
  const request = paymentRequestOf(order)
  if (!request) {
    const isAuthorized = nextPaymentStep(order)?.type === "capture"
    return <LinkRow name={t("noneName")}>{t(isAuthorized ? "authorized" : "none")}</LinkRow>
  }
  const amount = formatMoney(request.amount, order.currency_code ?? "", locale)
  const name = t("name", { amount })
  if (request.isReady)
    return (
      <LinkRow name={name} path={`/order/${order.id}/pay`}>
        {t("text")}
      </LinkRow>
    )
  return (
    <LinkRow
      name={name}
      action={
        <Button size="sm" busy={creation.isPending} onClick={() => creation.mutate()}>
          {t("create")}
        </Button>
      }
      problem={<SaveError error={creation.error} />}
    >
      {t("needed", { amount })}
    </LinkRow>
  )
}

interface LinkRowProps {
  name: string
  path?: string | undefined
  /** Shown instead of the copy button. */
  action?: ReactNode
  problem?: ReactNode
  children: ReactNode
}

/** A link with a copy button; without a path, only why there is none. */
function LinkRow({ name, path, action, problem, children }: LinkRowProps) {
  const t = useTranslations("admin.customerLinks")
  return (
    <li className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="grid gap-0.5">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{children}</p>
      </div>
      {(path ?? action) && (
        <div>{path === undefined ? action : <CopyLink path={path} label={t("copy")} of={name} />}</div>
      )}
      {problem && <div className="sm:col-span-2">{problem}</div>}
    </li>
  )
}
