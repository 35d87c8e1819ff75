import { useTranslations } from "#lib/i18n.tsx"
import type { OrderChangeRef, OrderChangeSnapshot } from "#machines/orders/order-change/order-change.machine.ts"
import { openChange } from "#machines/orders/order-change/order-change.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { MissingOrder } from "./missing-order.tsx"
import { useBackLabel, useFromInbox } from "./use-back-label.ts"
import { useChangeName } from "./use-change-name.ts"

/** The page that a change returns to. */
export const pageOf = (order: Order | null) =>
  order?.status === "draft" ? "/admin/draft-orders/$id" : "/admin/orders/$id"

export interface StoppedChangeProps {
  orderId: string
  snapshot: OrderChangeSnapshot
  send: OrderChangeRef["send"]
  /** Why the change can't be made any more. */
  whyOver: "orderCanceled" | "returnCanceled" | "returnReceived" | undefined
}

/** Replaces a change that is loading, failed to load, is blocked by another one, or can't be made any more. */
export function StoppedChange({ orderId, snapshot, send, whyOver }: StoppedChangeProps) {
  const t = useTranslations("admin.orderChange")
  const nameOf = useChangeName()
  const fromInbox = useFromInbox()
  const { order, preview, error } = snapshot.context
  const back = useBackLabel(order)
  const toOrder = (label: string, variant?: "primary") => (
    <LinkButton
      {...(fromInbox && label === back
        ? { to: "/admin/inbox" as const }
        : { to: pageOf(order), params: { id: orderId } })}
      {...(variant ? { variant } : {})}
    >
      {label}
    </LinkButton>
  )
  const retry = (label: string, variant?: "primary") => (
    <Button icon="refresh" onClick={() => send({ type: "retry" })} {...(variant ? { variant } : {})}>
      {label}
    </Button>
  )
  if (snapshot.matches("failed") && !order && error?.status === 404) return <MissingOrder />
  if (snapshot.matches("failed"))
    return (
      <StatusPage
        icon="alert"
        title={t("failed.title")}
        text={t("failed.text")}
        actions={
          <>
            {retry(t("failed.retry"), "primary")}
            {toOrder(back)}
          </>
        }
      />
    )
  if (snapshot.matches("blocked"))
    return (
      <StatusPage
        icon="lock"
        title={t("blocked.title", { kind: nameOf(openChange(preview)?.type ?? "") })}
        text={t("blocked.text")}
        actions={
          <>
            {toOrder(order?.status === "draft" ? back : t("blocked.action"), "primary")}
            {retry(t("blocked.retry"))}
          </>
        }
      />
    )
  if (!order || !preview || !whyOver)
    return (
      <div className="grid gap-4 p-6">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-80 w-full" />
      </div>
    )
  return (
    <StatusPage
      icon="lock"
      title={t(`over.${whyOver}.title`)}
      text={t(`over.${whyOver}.text`)}
      actions={
        openChange(preview) ? (
          // Started before the page knew; it would block others.
          <Button variant="primary" onClick={() => send({ type: "edit.leave" })}>
            {back}
          </Button>
        ) : (
          toOrder(back, "primary")
        )
      }
    />
  )
}
