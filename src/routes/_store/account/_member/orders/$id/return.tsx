import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { returnDays } from "#lib/return-policy.ts"
import { createSelfReturnMachine } from "#machines/self-return/self-return.machine.ts"
import { storeSdk } from "#routes/_store/-api/client.ts"
import { orderQuery } from "#routes/_store/-order/order.ts"
import { useMember } from "#routes/_store/account/_member/-member/member.ts"
import { DemoFlow } from "#routes/-app/flow/demo-flow.tsx"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { OrderNotInAccount, useIsOwnOrder } from "./-order/own-order.tsx"
import { useReturnability } from "./-order/returnability.ts"
import { SelfReturn } from "./-return/self-return.tsx"
import type { SelfReturnProps } from "./-return/self-return-props.ts"

export const Route = createFileRoute("/_store/account/_member/orders/$id/return")({
  staticData: { layout: "guided" },
  component: ReturnPage,
})

function ReturnPage() {
  const { id } = Route.useParams()
  return <RunningReturn key={id} orderId={id} />
}

function RunningReturn({ orderId }: { orderId: string }) {
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
      <ReturnSteps orderId={orderId} snapshot={snapshot} send={send} />
      <DemoFlow machine={machine} recorder={recorder} />
    </>
  )
}

function ReturnSteps({ orderId, snapshot, send }: Omit<SelfReturnProps, "order"> & { orderId: string }) {
  const t = useTranslations("account")
  const { email } = useMember()
  const { order } = snapshot.context
  const outcome = snapshot.output?.outcome
  const isOwn = useIsOwnOrder()
  const returnability = useReturnability()
  if (order && !isOwn(order)) return <OrderNotInAccount orderId={orderId} />
  const toOrder = (primary: boolean, label: string) => (
    <LinkButton to="/account/orders/$id" params={{ id: orderId }} variant={primary ? "primary" : "secondary"}>
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
          <LinkButton to="/account/orders" variant="primary">
            {t("orders.detail.backToList")}
          </LinkButton>
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
  return <SelfReturn order={order} snapshot={snapshot} send={send} />
}
