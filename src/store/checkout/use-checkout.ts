import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { createCheckoutMachine } from "#machines/store/checkout/checkout.machine.ts"
import type { Step } from "#machines/store/checkout/checkout.rules.ts"
import { checkoutMemory } from "#machines/store/checkout/checkout-memory.ts"
import { storeSdk } from "#store/api/client.ts"
import { forgetCart, useCart } from "#store/cart/cart.ts"
import { announceCart, oneTabAtATime, watchOtherTabs } from "#store/cart/cart-tabs.ts"
import { keepPlacedOrder } from "#store/order/placed-order.ts"
import { createCheckoutForms } from "#store/payment/checkout-forms.ts"
import { visit, watchVisit } from "#store/visit/visit.ts"
import { visitItem } from "#store/visit/visit-item.ts"

/** Runs the machine for one cart and keeps its state for a reload, back navigation and other tabs. */
export function useCheckout(cartId: string, step: Step | undefined, isReturning: boolean) {
  const client = useQueryClient()
  const forms = useMemo(createCheckoutForms, [])
  const machine = useMemo(() => createCheckoutMachine(storeSdk(), undefined, oneTabAtATime, forms), [forms])
  const memory = useMemo(() => checkoutMemory(cartId, visitItem("checkoutDrafts"), visitItem("checkoutSeen")), [cartId])
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, {
    input: { cartId, step, seen: memory.seen(), isReturning },
    inspect: recorder.inspect,
  })
  const { output } = snapshot

  useEffect(() => {
    let before = actor.getSnapshot()
    const subscription = actor.subscribe((now) => {
      const { stepInput, seen } = before.context
      const isSaved = before.matches("saving") && now.context.stepInput === null
      const isPreselected = before.matches("preselecting") && before.context.cart !== now.context.cart
      const isOwn = isSaved || isPreselected
      if (isOwn) announceCart(cartId)
      if (now.context.seen && (isOwn || now.context.seen !== seen)) memory.keepSeen(now.context.seen)
      if (isSaved && stepInput?.type === "details.submit") memory.dropDrafts()
      before = now
    })
    return () => {
      subscription.unsubscribe()
      memory.dropSeen()
    }
  }, [actor, memory, cartId])

  // Loading the cart, or the page's footer, can have translated it.
  const locale = useCart().cart?.locale
  const isTranslated = locale !== undefined && snapshot.context.cart && snapshot.context.cart.locale !== locale
  useEffect(() => {
    if (isTranslated) send({ type: "cart.refresh" })
  }, [isTranslated, send])

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
    memory.forget()
    if (output.outcome === "ordered") keepPlacedOrder(client, output.order, cartId)
    else forgetCart(client, cartId)
  }, [output, memory, client, cartId])

  return { snapshot, send, memory, forms, flow: { machine, recorder } }
}
