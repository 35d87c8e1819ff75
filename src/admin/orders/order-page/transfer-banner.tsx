import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { customerNameQuery, nameOf } from "#admin/customers/customers.ts"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import { useTask } from "#admin/kit/task/use-task.ts"
import { changesQuery } from "#admin/orders/order-queries.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createTransferMachine, type TransferTask } from "#machines/orders/transfer/transfer.machine.ts"
import { openTransfer } from "#machines/orders/transfer/transfer.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { CopyLink } from "#ui/copy-link.tsx"

/** Shows who was offered the order, with a link to answer for the owner and a button to withdraw the offer. */
export function TransferBanner({ order }: { order: Order }) {
  const t = useTranslations("admin.transfer")
  const changes = useQuery(changesQuery(order.id))
  const open = openTransfer(changes.data ?? [])
  const customer = useQuery({ ...customerNameQuery(open?.customerId ?? ""), enabled: Boolean(open?.customerId) })
  const done = useCallback((task: TransferTask) => t(`done.${task.type}`), [t])
  const handle = useTask<TransferTask>(createTransferMachine, done)
  const { task } = handle
  const name = customer.data ? nameOf(customer.data) : ""
  return (
    <>
      <Banner
        tone="waiting"
        title={name ? t("open.title", { name }) : t("open.unnamed")}
        action={
          <>
            {open?.token && <CopyLink path={`/account/transfer/${order.id}/${open.token}`} label={t("open.copy")} />}
            <Button size="sm" onClick={() => handle.ask({ type: "withdraw", orderId: order.id })}>
              {t("withdraw.action")}
            </Button>
          </>
        }
      >
        {t("open.text", { email: order.email ?? "" })}
      </Banner>
      <TaskDialog
        handle={handle}
        open={task?.type === "withdraw"}
        title={t("withdraw.title")}
        consequence={t("withdraw.consequence")}
        confirm={t("withdraw.confirm")}
        danger
        onConfirm={() => task && handle.confirm(task)}
      />
    </>
  )
}
