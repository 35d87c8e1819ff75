import { useQueryClient } from "@tanstack/react-query"
import { useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { addToInbox, removeFromInbox } from "#admin/orders/inbox/inbox.ts"
import { rememberStarted } from "#admin/orders/started-changes.ts"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type {
  createOrderChangeMachine,
  OrderChangeRef,
  OrderChangeSnapshot,
} from "#machines/orders/order-change/order-change.machine.ts"
import {
  type ChangeMoney,
  countChanges,
  moneyOf,
  openChange,
} from "#machines/orders/order-change/order-change.rules.ts"
import type { StartOptions } from "#machines/orders/order-change/order-change-flow.ts"
import type { QueuedEvent } from "#machines/orders/order-change/queued-event.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { hasRefusedDraft, leadToRefusedDraft } from "#ui/refused-draft.ts"
import { useToast } from "#ui/toasts.tsx"
import { type NextTask, useNextTask } from "./next-task.ts"
import { PendingSteps } from "./pending-steps.tsx"
import { restorationIn } from "./restoration-in.ts"
import { pageOf, StoppedChange, type StoppedChangeProps } from "./stopped-change.tsx"
import { useDiscardedToast, useRequestedSteps, useRequestKey } from "./undo-discard.ts"
import { useFromInbox } from "./use-back-label.ts"

/** Props of all parts of a change page: the order, its preview and summary, and a function to send events. */
export interface ChangeProps {
  snapshot: OrderChangeSnapshot
  send: OrderChangeRef["send"]
  order: Order
  preview: OrderPreview
  money: ChangeMoney
  /** Button that opens the flow chart. */
  panel: ReactNode
  /** Confirms the change and opens the next task instead of the order's page. */
  confirmThen: (next: NextTask) => void
}

/** Steps that aren't saved yet, without failed ones: for those the page shows the saved value until they are retried. */
function pendingSteps(snapshot: OrderChangeSnapshot): readonly QueuedEvent[] {
  const { change, waiting } = snapshot.context
  if (!snapshot.hasTag("busy")) return []
  return change && snapshot.matches("saving") ? [change, ...waiting] : waiting
}

interface ChangePageProps {
  orderId: string
  create: (sdk: AdminSdk) => ReturnType<typeof createOrderChangeMachine>
  startOptions?: StartOptions
  /** Returns the toast after the confirmation: "Order #12 was changed". */
  done: (number: string) => string
  /** Returns why the change can't be made any more, apart from a canceled order. Called while nothing is staged. */
  over?: (preview: OrderPreview) => Exclude<StoppedChangeProps["whyOver"], "orderCanceled">
  children: (props: ChangeProps) => ReactNode
}

/** Runs a new or an unfinished change of an order, and opens the order's page when it ends. */
export function ChangePage(props: ChangePageProps) {
  const requestKey = useRequestKey(props.orderId)
  return <RunningChange key={`${props.orderId} ${requestKey}`} {...props} requestKey={requestKey} />
}

/** Asks before entries that were refused are lost, unless the change has ended. */
function useRefusedGuard(hasEnded: boolean) {
  const t = useTranslations("admin.orderChange.refused")
  const isDone = useRef(false)
  isDone.current = hasEnded
  const isRefused = useCallback(() => !isDone.current && hasRefusedDraft(), [])
  return useLeaveGuard(isRefused, undefined, {
    title: t("title"),
    text: t("text"),
    keep: t("keep"),
    discard: t("discard"),
  })
}

/** Remembers on this device that the change was started here, which the server doesn't say. */
function useStartedMark(preview: OrderPreview | null) {
  // A change that was open when the page opened may be someone else's.
  const openId = openChange(preview)?.id
  const [openedWith, setOpenedWith] = useState<string | null>()
  if (preview && openedWith === undefined) setOpenedWith(openId ?? null)
  useEffect(() => {
    if (openId && openedWith === null) rememberStarted(openId)
  }, [openId, openedWith])
}

interface RunningChangeProps extends ChangePageProps {
  requestKey: string | undefined
}

function RunningChange({ orderId, create, startOptions, done, over, children, requestKey }: RunningChangeProps) {
  const t = useTranslations("admin.orderChange")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const machine = useMemo(() => create(adminSdk()), [create])
  const recorder = useFlowRecorder()
  const requested = useRequestedSteps(requestKey)
  const started = requested?.startOptions ?? startOptions
  const [snapshot, sendEvent] = useMachine(machine, {
    input: {
      orderId,
      ...(started ? { startOptions: started } : {}),
      ...(requested ? { restore: requested.steps } : {}),
    },
    inspect: recorder.inspect,
  })
  const next = useRef<NextTask>(undefined)
  // Before the blocker below, which asks about the steps that are saved.
  const { ask, question } = useRefusedGuard(snapshot.status === "done")
  const send: typeof sendEvent = useCallback(
    (event) => {
      if (event.type === "change.request" && leadToRefusedDraft()) return
      next.current = undefined
      if (event.type === "edit.leave") void ask().then((leaves) => leaves && sendEvent(event))
      else sendEvent(event)
    },
    [sendEvent, ask],
  )
  const openNext = useNextTask()
  const fromInbox = useFromInbox()
  const toastOf = useDiscardedToast()
  const { output, context } = snapshot
  const { order, preview } = context
  const page = pageOf(order)
  const hasChanges = countChanges(preview) > 0 && !snapshot.matches("blocked")

  // Going back asks like the exit button, so no unfinished change is left without a decision.
  useBlocker({
    shouldBlockFn: () => {
      const isWriting = snapshot.hasTag("busy") && !snapshot.matches("loading")
      if (snapshot.status === "done" || !(hasChanges || isWriting)) return false
      sendEvent({ type: "edit.leave" })
      return true
    },
    enableBeforeUnload: () => snapshot.hasTag("busy"),
    disabled: snapshot.status === "done",
  })

  // Each step is saved on the server, so cached data on other pages and beside the preview is out of date.
  useEffect(() => {
    if (!preview) return
    client.invalidateQueries({ queryKey: ["admin"], refetchType: "none" })
    for (const part of ["return", "claim"]) client.invalidateQueries({ queryKey: ["admin", part] })
  }, [preview, client])

  useStartedMark(preview)
  useEffect(() => {
    if (!output) return
    const change = context.preview?.order_change
    if (change && output.outcome === "kept" && order) addToInbox(client, order, change)
    else if (change && output.outcome !== "unchanged") removeFromInbox(client, change.id)
    client.invalidateQueries({ queryKey: ["admin"] })
    if (output.outcome === "confirmed") toast({ title: done(String(order?.display_id ?? "")), tone: "done" })
    else if (output.outcome === "discarded") toast(toastOf(t("done.discarded"), restorationIn(context, client)))
    else if (output.outcome === "kept") toast({ title: t("done.kept") })
    // Back must not reopen a flow that has ended. After a confirmation, what is left to do is on the order's page.
    if (output.outcome === "confirmed" && next.current && preview) openNext(next.current, preview)
    else if (fromInbox && output.outcome !== "confirmed") navigate({ to: "/admin/inbox", replace: true })
    else navigate({ to: page, params: { id: orderId }, replace: true })
  }, [output, context, order, preview, openNext, client, navigate, toast, toastOf, t, done, orderId, page, fromInbox])

  function confirmThen(task: NextTask) {
    if (leadToRefusedDraft()) return
    next.current = task
    sendEvent({ type: "edit.confirm" })
  }
  const panel = <FlowButton machine={machine} recorder={recorder} />
  const whyOver = order?.status === "canceled" ? "orderCanceled" : preview && !hasChanges ? over?.(preview) : undefined
  const isOver = whyOver !== undefined && snapshot.matches("editing") && !hasChanges
  if (!order || !preview || isOver || snapshot.matches("failed") || snapshot.matches("blocked"))
    return <StoppedChange orderId={orderId} snapshot={snapshot} send={send} whyOver={whyOver} />
  return (
    <PendingSteps value={pendingSteps(snapshot)}>
      {question}
      {children({ snapshot, send, order, preview, money: moneyOf(preview, order), panel, confirmThen })}
    </PendingSteps>
  )
}
