import { useQueryClient } from "@tanstack/react-query"
import { useSearch } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { DemoFlow } from "#app/flow/demo-flow.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { returnDays } from "#lib/return-policy.ts"
import { createSelfReturnMachine, type SelfReturnRef } from "#machines/store/self-return/self-return.machine.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { storeSdk } from "#store/api/client.ts"
import { orderQuery } from "#store/order/order.ts"
import { useReturnability } from "#store/order/returnability.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { dropReturnDraft, keepReturnDraft, returnDraft } from "./return-draft.ts"
import { ReturnSummary } from "./return-summary.tsx"
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
  const [draft] = useState(() => returnDraft(orderId))
  const [snapshot, send, actor] = useMachine(machine, { input: { orderId, draft }, inspect: recorder.inspect })
  useReturnStep(actor, snapshot)
  const outcome = snapshot.output?.outcome
  useEffect(() => {
    if (outcome !== "requested") return
    dropReturnDraft()
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

/**
 * Keeps what was chosen, and the step in the URL: a reload continues the return, and the browser's Back leads from the
 * review to the items.
 */
function useReturnStep(actor: SelfReturnRef, snapshot: SelfReturnProps["snapshot"]) {
  const navigate = usePageNavigate()
  const { orderId, selections, optionId, before } = snapshot.context
  const present = snapshot.matches("choosing") ? "choose" : snapshot.matches("reviewing") ? "review" : undefined
  const isSent = snapshot.status === "active" && before !== undefined
  const wanted = useSearch({
    strict: false,
    select: ({ step }: { step?: unknown }) => (step === "review" ? "review" : "choose"),
  })
  useEffect(() => {
    if (present || isSent) keepReturnDraft(orderId, { selections, optionId, before })
  }, [present, isSent, orderId, selections, optionId, before])
  const follow = useEffectEvent(() => {
    if (present && present !== wanted) actor.send({ type: wanted === "review" ? "return.review" : "return.edit" })
  })
  const isFirst = useRef(true)
  const show = useEffectEvent(() => {
    if (!present) return
    if (isFirst.current) follow()
    isFirst.current = false
    const shown = actor.getSnapshot().matches("reviewing") ? "review" : "choose"
    if (shown === wanted) return
    const step = shown === "review" ? shown : undefined
    void navigate({ to: ".", search: (before: object) => ({ ...before, step }), replace: shown === "choose" })
  })
  useEffect(() => {
    show()
    void present
  }, [present])
  useEffect(() => {
    follow()
    void wanted
  }, [wanted])
}

function ReturnSteps(props: ReturnFlowProps & Pick<SelfReturnProps, "snapshot" | "send">) {
  const { orderId, email, path, refused, snapshot, send } = props
  const t = useTranslations("account")
  const { order } = snapshot.context
  const outcome = snapshot.output?.outcome
  const { why, reason } = useReturnability(order)
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
      >
        {order && <ReturnSummary order={order} snapshot={snapshot} />}
      </StatusPage>
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
            <RetryButton variant="primary" onClick={() => send({ type: "retry" })} />
            {toOrder(false, t("returns.toOrder"))}
          </>
        }
      />
    )
  if (snapshot.matches("blocked"))
    return (
      <StatusPage
        icon="return"
        title={t(why ? "returns.blocked.title" : "returns.blocked.contactTitle")}
        text={reason ?? t("returns.blocked.noShipping")}
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
