import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi, useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useMemo } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { MissingOrder } from "#admin/orders/order-change/missing-order.tsx"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createFulfillMachine } from "#machines/orders/fulfill/fulfill.machine.ts"
import { isChanged } from "#machines/orders/fulfill/fulfill.rules.ts"
import { Button } from "#ui/button.tsx"
import { hasRefusedDraft } from "#ui/refused-draft.ts"
import { RetryButton } from "#ui/retry-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { useToast } from "#ui/toasts.tsx"
import { Fulfill } from "./fulfill.tsx"

const route = getRouteApi("/admin/_app/_orders/orders/$id/fulfill")

export function FulfillPage() {
  const t = useTranslations("admin.fulfill")
  const { id } = route.useParams()
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const machine = useMemo(() => createFulfillMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [snapshot, sendEvent, actor] = useMachine(machine, { input: { orderId: id }, inspect: recorder.inspect })
  const { output, context } = snapshot

  const isDirty = useCallback(() => {
    const now = actor.getSnapshot()
    const { data, choice } = now.context
    // While it is sent, leaving is blocked without a question; once it is created, its tracking numbers are sent anyway.
    if (now.status === "done" || !data || now.hasTag("sending") || now.matches("notReserved")) return false
    return isChanged(data, choice) || hasRefusedDraft()
  }, [actor])
  const { ask, question } = useLeaveGuard(isDirty)
  const send: typeof sendEvent = useCallback(
    (event) => {
      if (event.type === "leave") void ask().then((leaves) => leaves && sendEvent(event))
      else sendEvent(event)
    },
    [sendEvent, ask],
  )

  // Blocks leaving while a fulfillment is being created or shipped.
  const isSending = snapshot.hasTag("sending")
  useBlocker({
    shouldBlockFn: () => isSending,
    enableBeforeUnload: () => isSending,
    disabled: snapshot.status === "done",
  })

  useEffect(() => {
    if (!output) return
    // Also after leaving, because a request whose response was lost may have been saved.
    client.invalidateQueries({ queryKey: ["admin"] })
    if (output.outcome === "fulfilled") toast({ title: t("done"), tone: "done" })
    if (output.outcome === "shipped") toast({ title: t("doneShipped"), tone: "done" })
    navigate({ to: "/admin/orders/$id", params: { id }, replace: true })
  }, [output, client, navigate, toast, t, id])

  if (snapshot.matches("failed") && !context.data && context.error?.status === 404) return <MissingOrder />
  if (snapshot.matches("failed"))
    return (
      <>
        {question}
        <StatusPage
          icon="alert"
          title={t("failed.title")}
          text={t(context.tried ? "failed.unsure" : "failed.text")}
          actions={
            <>
              <RetryButton variant="primary" onClick={() => send({ type: "retry" })} />
              <Button onClick={() => send({ type: "leave" })}>{t("back")}</Button>
            </>
          }
        />
      </>
    )
  if (!context.data)
    return (
      <div className="grid gap-4 p-6">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-80 w-full" />
      </div>
    )
  return (
    <>
      {question}
      <Fulfill
        data={context.data}
        snapshot={snapshot}
        send={send}
        panel={<FlowButton machine={machine} recorder={recorder} />}
      />
    </>
  )
}
