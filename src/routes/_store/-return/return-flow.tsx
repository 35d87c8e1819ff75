import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { type ReactNode, useEffect, useMemo } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { returnDays } from "#lib/return-policy.ts"
import { createSelfReturnMachine } from "#machines/self-return/self-return.machine.ts"
import { storeSdk } from "#routes/_store/-api/client.ts"
import { orderQuery } from "#routes/_store/-order/order.ts"
import { useReturnability } from "#routes/_store/-order/returnability.ts"
import { DemoFlow } from "#routes/-app/flow/demo-flow.tsx"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { SelfReturn } from "./self-return.tsx"
import type { OrderPath, SelfReturnProps } from "./self-return-props.ts"

interface ReturnFlowProps {
  orderId: string
  /** Shown where the order has no email address. */
  email: string
  /** The order's page: in the account, or the one that its link opens. */
  path: OrderPath
  /** Shown instead of an order that can't be returned here. */
  refused?: (order: Order) => ReactNode
}

/** Requests a return of an order's items. */
export function ReturnFlow(props: ReturnFlowProps) {
  const { orderId } = props
  const client = useQueryClient()
  const machine = useMemo(() => createSelfReturnMachine(storeSdk(), returnDays()), [])
  const recorder = useFlowRecorder()
  const [snapshot, send] = useMachine(machine, { input: { orderId }, inspect: recorder.inspect })
  const outcome = snapshot.output?.outcome
  useEffect(() => {
    if (outcome !== "requested") return
    void client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
    void client.invalidateQueries({ queryKey: ["store", "orders"] })
  }, [outcome, orderId, client])
  return (
    <>
      <ReturnSteps {...props} snapshot={snapshot} send={send} />
      <DemoFlow machine={machine} recorder={recorder} />
    </>
  )
}

function ReturnSteps(props: ReturnFlowProps & Pick<SelfReturnProps, "snapshot" | "send">) {
  const { orderId, email, path, refused, snapshot, send } = props
  const t = useTranslations("account")
  const { order } = snapshot.context
  const outcome = snapshot.output?.outcome
  const returnability = useReturnability()
  const refusal = order && refused?.(order)
  if (refusal) return refusal
  const toOrder = (primary: boolean, label: string) => (
    <LinkButton to={path} params={{ id: orderId }} variant={primary ? "primary" : "secondary"}>
      {label}
    </LinkButton>
  )
  if (outcome === "requested")
    return (
      <StatusPage
        icon="check"
        title={t("returns.requested.title")}
        text={t("returns.requested.text", { email: order?.email ?? email })}
        actions={toOrder(true, t("returns.requested.order"))}
      />
    )
  if (outcome === "missing")
    return (
      <StatusPage
        icon="search"
        title={t("returns.missing.title")}
        text={t("returns.missing.text")}
        actions={
          path === "/order/$id" ? (
            <LinkButton to="/track" variant="primary">
              {t("track.title")}
            </LinkButton>
          ) : (
            <LinkButton to="/account/orders" variant="primary">
              {t("orders.detail.backToList")}
            </LinkButton>
          )
        }
      />
    )
  if (snapshot.matches("failed"))
    return (
      <StatusPage
        icon="alert"
        title={t("returns.errors.failed")}
        text={t("returns.errors.failedText")}
        actions={
          <>
            <Button variant="primary" icon="refresh" onClick={() => send({ type: "retry" })}>
              {t("returns.errors.retry")}
            </Button>
            {toOrder(false, t("returns.toOrder"))}
          </>
        }
      />
    )
  if (snapshot.matches("blocked"))
    return (
      <StatusPage
        icon="return"
        title={t("returns.blocked.title")}
        text={(order && returnability(order).reason) ?? t("returns.blocked.noShipping")}
        actions={toOrder(true, t("returns.toOrder"))}
      />
    )
  if (!order)
    return (
      <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 sm:px-6">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-96 w-full" />
      </div>
    )
  return <SelfReturn order={order} email={email} path={path} snapshot={snapshot} send={send} />
}
