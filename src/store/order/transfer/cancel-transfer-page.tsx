import { getRouteApi } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useState } from "react"
import type { SnapshotFrom } from "xstate"
import { DemoFlow } from "#app/flow/demo-flow.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { useTranslations } from "#lib/i18n.tsx"
import {
  createOrderTransferMachine,
  type OrderTransferRef,
} from "#machines/store/order-transfer/order-transfer.machine.ts"
import { LoadFailed } from "#store/account/load-failed.tsx"
import { useMember } from "#store/account/member.ts"
import { AnswerFailed } from "#store/account/order-in-question.tsx"
import { useTransferOutcome } from "#store/account/use-transfer-outcome.ts"
import { storeSdk } from "#store/api/client.ts"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { forgetTransfer, transferRequests } from "./transfer.ts"

const route = getRouteApi("/_store/account/_member/transfer/$id/cancel")

/** Cancels the customer's own request, also from the link in its confirmation email. */
export function CancelTransferPage() {
  const { id } = route.useParams()
  return <Cancel key={id} orderId={id} />
}

function Cancel({ orderId }: { orderId: string }) {
  const { id: customerId } = useMember()
  const machine = useMemo(() => createOrderTransferMachine(storeSdk()), [])
  const recorder = useFlowRecorder()
  const [snapshot, send] = useMachine(machine, { input: { orderId, token: null }, inspect: recorder.inspect })
  const outcome = snapshot.output?.outcome
  // The server shows an order to everyone with its id, so nothing of it is shown here.
  const [number] = useState(() => transferRequests(customerId).find((request) => request.orderId === orderId)?.number)
  useEffect(() => {
    if (outcome) forgetTransfer(customerId, orderId)
  }, [outcome, customerId, orderId])
  return (
    <>
      <CancelSteps number={number} snapshot={snapshot} send={send} />
      <DemoFlow machine={machine} recorder={recorder} />
    </>
  )
}

interface CancelStepsProps {
  /** The order's number, where this device has sent the request. */
  number: string | undefined
  snapshot: SnapshotFrom<ReturnType<typeof createOrderTransferMachine>>
  send: OrderTransferRef["send"]
}

function CancelSteps({ number, snapshot, send }: CancelStepsProps) {
  const t = useTranslations("account.transfer")
  const { order, error } = snapshot.context
  const outcome = useTransferOutcome(snapshot.output?.outcome)
  if (outcome) {
    const canceled = outcome === "canceled"
    return (
      <StatusPage
        icon={canceled ? "check" : "info"}
        title={t(outcome === "missing" ? "answer.missing" : canceled ? "cancel.canceled" : "cancel.closed")}
        text={t(outcome === "missing" ? "missingText" : canceled ? "cancel.canceledText" : "cancel.closedText")}
        actions={
          <LinkButton to="/account/orders" variant="primary">
            {t("answer.account")}
          </LinkButton>
        }
      />
    )
  }
  if (snapshot.matches("failed")) return <LoadFailed onRetry={() => send({ type: "retry" })} />
  if (!order) return <Skeleton className="h-72 w-full max-w-2xl" />
  const title = number ? t("cancel.title", { number }) : t("cancel.titleUnknown")
  return (
    <div className="grid max-w-2xl gap-6">
      <DocumentTitle title={title} />
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h1>
        <p className="text-muted">{t("cancel.text")}</p>
      </header>
      {error && <AnswerFailed />}
      <p className="flex flex-wrap gap-3">
        <Button variant="danger" busy={snapshot.hasTag("busy")} onClick={() => send({ type: "transfer.cancel" })}>
          {t("cancel.confirm")}
        </Button>
        <LinkButton to="/account/transfer">{t("cancel.keep")}</LinkButton>
      </p>
    </div>
  )
}
