import { useQuery } from "@tanstack/react-query"
import { Suspense, useCallback, useState } from "react"
import { useExtensionActions } from "#admin/kit/extensions/use-extension-actions.tsx"
import { usePageActions } from "#admin/kit/page-actions.ts"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import { useTask } from "#admin/kit/task/use-task.ts"
import { useChangeName } from "#admin/orders/order-change/use-change-name.ts"
import { changesQuery } from "#admin/orders/order-queries.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, subtractMoney } from "#lib/money.ts"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import type { NextStep } from "#machines/orders/order-status/next-step.rules.ts"
import { createOrderStatusMachine } from "#machines/orders/order-status/order-status.machine.ts"
import { type OrderTask, whyNotOrder } from "#machines/orders/order-status/order-status.rules.ts"
import type { PaymentTask } from "#machines/orders/payments/payment-task.ts"
import { createPaymentsMachine } from "#machines/orders/payments/payments.machine.ts"
import { whyNotCredit } from "#machines/orders/payments/payments.rules.ts"
import { createTransferMachine, type TransferTask } from "#machines/orders/transfer/transfer.machine.ts"
import { whyNotTransfer } from "#machines/orders/transfer/transfer.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Button } from "#ui/button.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Menu, type MenuAction } from "#ui/menu.tsx"
import { PrimaryAction } from "./primary-action.tsx"

const TransferDialog = late(async () => (await import("./transfer-dialog.tsx")).TransferDialog)
const CreditDialog = late(async () => (await import("./payments/credit-dialog.tsx")).CreditDialog)
const GuestDialog = late(async () => (await import("./guest-dialog.tsx")).GuestDialog)
const CustomerLinks = late(async () => (await import("./customer-links.tsx")).CustomerLinks)
const dialogs = [TransferDialog, GuestDialog, CreditDialog]

const ends = ["complete", "archive", "cancel"] as const

interface OrderActionsProps {
  order: Order
  preview: OrderPreview
  step: NextStep | undefined
}

/** What an order needs next as the primary button, and all other actions; disabled ones show a reason. */
export function OrderActions({ order, preview, step }: OrderActionsProps) {
  const t = useTranslations("admin.orders.detail")
  const nameOf = useChangeName()
  usePreload(dialogs)
  const tk = useTranslations("admin.orderPage")
  const [isLinking, setIsLinking] = useState(false)
  const { data: changes } = useQuery(changesQuery(order.id))
  const { id } = order
  const change = openChange(preview)
  const kind = change ? nameOf(change.type) : ""
  const canceled = order.status === "canceled" ? t("canceledReason") : undefined
  const busy = change ? t("openChangeFirst", { kind }) : undefined
  const hasFulfilled = (order.items ?? []).some((item) => (item.detail?.fulfilled_quantity ?? 0) > 0)
  const notBack =
    canceled ?? busy ?? (hasFulfilled ? (hasReturnable(order) ? undefined : t("allReturned")) : t("nothingFulfilled"))
  const ending = useEnding(order, busy)
  const tt = useTranslations("admin.transfer")
  const doneText = useCallback((task: TransferTask) => tt(`done.${task.type}`), [tt])
  const transfer = useTask<TransferTask>(createTransferMachine, doneText)
  const notOffered = whyNotTransfer(order, change)
  const blocked = {
    disabledReason: busy,
    overtaken: notOffered && notOffered !== "openChange" ? tt(`reasons.${notOffered}`) : undefined,
  }
  const tp = useTranslations("admin.payments")
  const locale = useLocale()
  const credited = useCallback(
    ({ amount }: PaymentTask) =>
      tp("done.credit", { amount: formatMoney(Math.abs(amount), order.currency_code ?? "", locale) }),
    [tp, locale, order.currency_code],
  )
  const credit = useTask<PaymentTask>(createPaymentsMachine, credited)
  const notCredited = whyNotCredit(order)
  const added = useExtensionActions("orders", order)
  const starting: MenuAction[] = [
    {
      label: t("return"),
      icon: "return",
      link: { to: "/admin/orders/$id/return", params: { id } },
      disabledReason: notBack,
    },
    {
      label: t("exchange"),
      icon: "refresh",
      link: { to: "/admin/orders/$id/exchange", params: { id } },
      disabledReason: notBack,
    },
    {
      label: t("claim"),
      icon: "alert",
      link: { to: "/admin/orders/$id/claim", params: { id } },
      disabledReason: canceled ?? busy,
    },
    {
      label: tt("action"),
      icon: "user",
      onSelect: () => transfer.ask({ type: "offer", orderId: id, customerId: "", updateEmail: false }),
      disabledReason: notOffered === "openChange" ? busy : notOffered && tt(`reasons.${notOffered}`),
    },
    {
      label: tt("guestAction"),
      icon: "user",
      onSelect: () => transfer.ask({ type: "toGuest", orderId: id, email: "" }),
      disabledReason: notOffered === "openChange" ? busy : notOffered && tt(`reasons.${notOffered}`),
    },
    {
      label: tp("credit.action"),
      icon: "money",
      onSelect: () => credit.ask({ type: "credit", orderId: id, amount: 0, reason: "", reference: "" }),
      disabledReason: notCredited ? tp(`credit.reasons.${notCredited}`) : busy,
    },
    { label: tk("links"), icon: "link", onSelect: () => setIsLinking(true) },
    { label: tk("print"), icon: "box", link: { to: "/admin/orders/print", search: { ids: id } } },
    ...added.actions,
  ]
  const items = [...starting, "separator" as const, ...ending.actions]
  const editing = { label: t("edit"), icon: "edit" as const, disabledReason: canceled ?? busy }
  usePageActions([
    { ...editing, link: { to: "/admin/orders/$id/edit", params: { id } } },
    ...starting,
    ...ending.actions,
  ])
  return (
    <>
      {canceled || busy ? (
        <Button icon="edit" disabledReason={canceled ?? busy}>
          {t("edit")}
        </Button>
      ) : (
        <LinkButton to="/admin/orders/$id/edit" params={{ id }} icon="edit">
          {t("edit")}
        </LinkButton>
      )}
      <Menu label={t("more")} button={{}} items={items} />
      <PrimaryAction order={order} step={step} />
      <Suspense>
        {transfer.task?.type === "offer" && <TransferDialog order={order} handle={transfer} {...blocked} />}
        {transfer.task?.type === "toGuest" && <GuestDialog order={order} handle={transfer} {...blocked} />}
        {isLinking && changes && <CustomerLinks order={order} changes={changes} onClose={() => setIsLinking(false)} />}
        {credit.task?.type === "credit" && <CreditDialog order={order} handle={credit} disabledReason={busy} />}
      </Suspense>
      {ending.dialogs}
      {added.dialog}
    </>
  )
}

/** Completing, archiving and canceling an order; `openChange` says why it can't be canceled. */
function useEnding(order: Order, openChange: string | undefined) {
  const t = useTranslations("admin.orderStatus")
  const locale = useLocale()
  const done = useCallback((task: OrderTask) => t(`done.${task.type}`), [t])
  const handle = useTask<OrderTask>(createOrderStatusMachine, done)
  const { task } = handle
  const { paid_total = 0, refunded_total = 0 } = order.summary ?? {}
  const currency = order.currency_code ?? ""
  const paid = subtractMoney(paid_total, refunded_total)
  /** What canceling pays back. */
  const refunded = compareMoney(paid, 0, currency) > 0 ? formatMoney(paid, currency, locale) : undefined
  const actions: MenuAction[] = ends.map((type) => {
    const reason = whyNotOrder(type, order)
    return {
      label: t(`${type}.action`),
      onSelect: () => handle.ask({ type, orderId: order.id }),
      disabledReason: reason ? t(`reasons.${reason}`) : type === "cancel" ? openChange : undefined,
      ...(type === "cancel" ? { tone: "danger" as const } : {}),
    }
  })
  const dialogs = ends.map((type) => {
    const overtaken = whyNotOrder(type, order)
    return (
      <TaskDialog
        key={type}
        handle={handle}
        open={task?.type === type}
        title={t(`${type}.title`)}
        consequence={
          type === "cancel" && refunded ? t("cancel.refund", { amount: refunded }) : t(`${type}.consequence`)
        }
        confirm={t(`${type}.confirm`)}
        danger={type === "cancel"}
        disabledReason={type === "cancel" ? openChange : undefined}
        overtaken={overtaken && t(`reasons.${overtaken}`)}
        onConfirm={() => task && handle.confirm(task)}
      />
    )
  })
  return { actions, dialogs }
}

/** Whether an item was fulfilled and is in no return. */
const hasReturnable = ({ items }: Order): boolean =>
  (items ?? []).some(
    ({ detail }) =>
      (detail?.fulfilled_quantity ?? 0) >
      (detail?.return_requested_quantity ?? 0) +
        (detail?.return_received_quantity ?? 0) +
        (detail?.return_dismissed_quantity ?? 0),
  )
