import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import type { SnapshotFrom } from "xstate"
import { DemoFlow } from "#app/flow/demo-flow.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  createOrderTransferMachine,
  type OrderTransferOutcome,
  type OrderTransferRef,
} from "#machines/store/order-transfer/order-transfer.machine.ts"
import { useCustomer } from "#store/account/customer.ts"
import { AnswerFailed, OrderInQuestion } from "#store/account/order-in-question.tsx"
import { useTransferOutcome } from "#store/account/use-transfer-outcome.ts"
import { storeSdk } from "#store/api/client.ts"
import { orderQuery } from "#store/order/order.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Button } from "#ui/button.tsx"
import type { IconName } from "#ui/icon.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { TaskPage } from "#ui/task-page.tsx"

const route = getRouteApi("/_store/account/transfer/$id/$token/{-$answer}")

const icons: Readonly<Record<OrderTransferOutcome["outcome"], IconName>> = {
  accepted: "check",
  declined: "check",
  canceled: "check",
  closed: "info",
  missing: "search",
}

export function AnswerTransferPage() {
  const { id, token } = route.useParams()
  const { owner } = useVisit()
  return <Answer key={`${id} ${token} ${owner}`} orderId={id} token={token} />
}

function Answer({ orderId, token }: { orderId: string; token: string }) {
  const client = useQueryClient()
  const machine = useMemo(() => createOrderTransferMachine(storeSdk()), [])
  const recorder = useFlowRecorder()
  const [snapshot, send] = useMachine(machine, { input: { orderId, token }, inspect: recorder.inspect })
  const isAccepted = snapshot.output?.outcome === "accepted"
  useEffect(() => {
    // The cached order was loaded before the transfer, when it wasn't in the account.
    if (isAccepted) client.removeQueries({ queryKey: orderQuery(orderId).queryKey })
  }, [isAccepted, client, orderId])
  return (
    <>
      <AnswerSteps orderId={orderId} snapshot={snapshot} send={send} />
      <DemoFlow machine={machine} recorder={recorder} />
    </>
  )
}

interface AnswerStepsProps {
  orderId: string
  snapshot: SnapshotFrom<ReturnType<typeof createOrderTransferMachine>>
  send: OrderTransferRef["send"]
}

function AnswerSteps({ orderId, snapshot, send }: AnswerStepsProps) {
  const t = useTranslations("account.transfer.answer")
  const { answer } = route.useParams()
  // The requester can be the one who ordered: a guest who has created an account since.
  const { data: customer } = useCustomer()
  const { order, error } = snapshot.context
  const number = `#${order?.display_id}`
  const outcome = useTransferOutcome(snapshot.output?.outcome)
  if (snapshot.matches("failed")) return <Unloaded onRetry={() => send({ type: "retry" })} />
  if (!order && outcome !== "missing") return <Skeleton className="mx-auto my-16 h-96 w-full max-w-xl" />
  if (outcome && outcome !== "canceled")
    return (
      <StatusPage
        icon={icons[outcome]}
        title={t(outcome)}
        text={t(`${outcome}Text`, { number })}
        actions={
          outcome === "accepted" && customer ? (
            <LinkButton to="/account/orders/$id" params={{ id: orderId }} variant="primary">
              {t("see")}
            </LinkButton>
          ) : (
            <LinkButton to="/" variant="primary">
              {t("shop")}
            </LinkButton>
          )
        }
      />
    )
  if (!order) return null
  const title = t("title", { number })
  const accept = (
    <Button
      key="accept"
      variant={answer === "decline" ? "secondary" : "primary"}
      busy={snapshot.hasTag("busy")}
      onClick={() => send({ type: "transfer.accept" })}
    >
      {t("accept")}
    </Button>
  )
  const decline = (
    <Button
      key="decline"
      variant={answer === "decline" ? "primary" : "secondary"}
      busy={snapshot.hasTag("busy")}
      onClick={() => send({ type: "transfer.decline" })}
    >
      {t("decline")}
    </Button>
  )
  return (
    <TaskPage title={title} text={t("text")}>
      <OrderInQuestion order={order} />
      <p className="text-sm font-semibold">{t("warn")}</p>
      {error && <AnswerFailed />}
      <p className="flex flex-wrap gap-3">{answer === "decline" ? [decline, accept] : [accept, decline]}</p>
    </TaskPage>
  )
}

function Unloaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("account.profile")
  return (
    <StatusPage
      icon="alert"
      title={t("loadFailed")}
      text={t("loadFailedText")}
      actions={<RetryButton variant="primary" onClick={onRetry} />}
    />
  )
}
