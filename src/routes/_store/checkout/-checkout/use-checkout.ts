import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { createCheckoutMachine } from "#machines/checkout/checkout.machine.ts"
import { checkoutMemory } from "#machines/checkout/checkout.memory.ts"
import type { Step } from "#machines/checkout/checkout.rules.ts"
import { storeSdk } from "#routes/_store/-api/client.ts"
import { forgetCart } from "#routes/_store/-cart/cart.ts"
import { announceCart, oneTabAtATime, watchOtherTabs } from "#routes/_store/-cart/cart-tabs.ts"
import { rememberOrder } from "#routes/_store/-order/last-order.ts"
import { orderQuery, reloadOrders } from "#routes/_store/-order/order.ts"
import { visit, watchVisit } from "#routes/_store/-visit/visit.ts"
import { visitItem } from "#routes/_store/-visit/visit-item.ts"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"

const parts = { "contact.submit": "contact", "address.submit": "address" } as const

/** Runs the machine for one cart and keeps its state for a reload, back navigation and other tabs. */
export function useCheckout(cartId: string, step: Step | undefined) {
  const client = useQueryClient()
  const machine = useMemo(() => createCheckoutMachine(storeSdk(), undefined, oneTabAtATime), [])
  const memory = useMemo(() => checkoutMemory(cartId, visitItem("checkoutDrafts"), visitItem("checkoutSeen")), [cartId])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, {
    input: { cartId, step, seen: memory.seen() },
    inspect: recorder.inspect,
  })
  const { output } = snapshot

  useEffect(() => {
    let before = actor.getSnapshot()
    const subscription = actor.subscribe((now) => {
      if (now.context.seen && now.context.seen !== before.context.seen) memory.keepSeen(now.context.seen)
      const { stepInput } = before.context
      const isSaved = before.matches("saving") && now.context.stepInput === null
      if (isSaved) announceCart(cartId)
      if (isSaved && (stepInput?.type === "contact.submit" || stepInput?.type === "address.submit"))
        memory.dropDraft(parts[stepInput.type])
      before = now
    })
    return () => {
      subscription.unsubscribe()
      memory.dropSeen()
    }
  }, [actor, memory, cartId])

  useEffect(() => {
    // The cart is forgotten once it was ordered, also in another tab.
    const refresh = () => actor.getSnapshot().status === "active" && send({ type: "cart.refresh" })
    const stops = [
      watchVisit(() => visit().cartId !== cartId && refresh()),
      watchOtherTabs((changed) => changed === cartId && refresh()),
    ]
    const refreshIfVisible = () => document.visibilityState === "visible" && refresh()
    document.addEventListener("visibilitychange", refreshIfVisible)
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener("visibilitychange", refreshIfVisible)
    }
  }, [actor, send, cartId])

  useEffect(() => {
    if (!output) return
    if (output.outcome === "ordered") {
      const { order } = output
      rememberOrder(order.id)
      void reloadOrders(client)
      // The confirmation shows the order immediately and reloads it in the background.
      client.setQueryData(orderQuery(order.id).queryKey, order, { updatedAt: 0 })
    }
    memory.forget()
    forgetCart(client, cartId)
  }, [output, memory, client, cartId])

  return { snapshot, send, memory, flow: { machine, recorder } }
}
