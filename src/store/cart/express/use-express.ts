import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { storeUrl } from "#lib/absolute-url.ts"
import { useLocale } from "#lib/i18n.tsx"
import { snapshotOf } from "#machines/store/checkout/cart-snapshot.ts"
import { quoteOf } from "#machines/store/express-checkout/express-checkout.actors.ts"
import {
  createExpressCheckoutMachine,
  type ExpressCheckoutRef,
} from "#machines/store/express-checkout/express-checkout.machine.ts"
import type { ExpressOutcome } from "#machines/store/express-checkout/express-checkout.rules.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { storeSdk } from "#store/api/client.ts"
import { cartQuery } from "#store/cart/cart.ts"
import { announceCart, oneTabAtATime } from "#store/cart/cart-tabs.ts"
import type { ExpressProps } from "#store/cart/express-props.ts"
import { keepPlacedOrder } from "#store/order/placed-order.ts"
import { type ExpressButtons, mountExpressButtons } from "#store/payment/mount-express-buttons.ts"
import { visit } from "#store/visit/visit.ts"
import { keptCart } from "./kept-cart.ts"
import { sheetHandlers } from "./sheet-handlers.ts"
import { useKeptCart } from "./use-kept-cart.ts"

/** What the page shows of a cart, the sheet would charge, and a canceled sheet gives back. */
const shownOf = (cart: Cart): string => JSON.stringify([cart.id, snapshotOf(cart, { withTotal: true })])

/** Milliseconds after which a cart that couldn't be restored is tried again. */
const RETRY_AFTER = 5_000

const returnUrl = (cart: Cart) => storeUrl(`/checkout/return?cart=${encodeURIComponent(cart.id)}`)

/** Opens the checkout, or the order's page, when the machine has ended. */
function useEnd(
  actor: ExpressCheckoutRef,
  output: ExpressOutcome | undefined,
  cartId: string,
  onLeave: ExpressProps["onLeave"],
): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!output) return
    onLeave?.()
    if (output.outcome === "checkout") {
      announceCart(cartId)
      void navigate({ to: "/checkout" })
      return
    }
    keepPlacedOrder(client, output.order, cartId)
    void navigate({ to: "/order/$id", params: { id: output.order.id } })
  }, [output, client, navigate, cartId, onLeave])

  // A read can find the cart ordered, and end this page's part in it, before the response to the order has arrived.
  const showOrder = useEffectEvent(() => {
    onLeave?.()
    void navigate({ to: "/checkout/return", search: { cart: cartId } })
  })
  useEffect(() => {
    const { owner } = visit()
    return () => {
      const now = visit()
      if (actor.getSnapshot().matches("placing") && now.owner === owner && now.cartId !== cartId) showOrder()
    }
  }, [actor, cartId])
}

/** Runs the machine for the shown cart and mounts the buttons in `box` once the cart can be paid with a wallet. */
export function useExpress({ cart, isBusy, onLeave, providerId }: ExpressProps & { providerId: string }) {
  const client = useQueryClient()
  const locale = useLocale()
  const recorder = useFlowRecorder()
  const box = useRef<HTMLDivElement>(null)
  const buttons = useRef<ExpressButtons | null>(null)
  const [isAvailable, setAvailable] = useState(false)
  const machine = useMemo(() => {
    const refused = { outcome: "refused", message: null } as const
    const confirm = async (paid: Cart) => buttons.current?.confirm(paid, returnUrl(paid)) ?? refused
    return createExpressCheckoutMachine(storeSdk(), undefined, oneTabAtATime, confirm)
  }, [])
  const [kept] = useState(() => keptCart(cart.id))
  const [snapshot, send, actor] = useMachine(machine, {
    input: { cartId: cart.id, providerId, kept },
    inspect: recorder.inspect,
  })
  const { loaded, error } = snapshot.context
  const isOpen = snapshot.matches("ready")
  const shown = shownOf(cart)
  // What the sheet charges is what the page shows.
  const isSame = !isBusy && loaded !== null && shownOf(loaded.cart) === shown
  const canOpen = useRef(isSame)
  canOpen.current = isSame

  // Once for what the page shows: if the server's cart is still another one, the page is out of date.
  const asked = useRef("")
  useEffect(() => {
    if (isBusy || !loaded || shownOf(loaded.cart) === shown) return
    if (asked.current !== shown) send({ type: "cart.refresh" })
    else void client.invalidateQueries({ queryKey: cartQuery({ owner: visit().owner, cartId: cart.id }).queryKey })
    asked.current = shown
  }, [isBusy, loaded, shown, send, client, cart.id])

  const [isPayable, setPayable] = useState(false)
  useEffect(() => {
    if (!isOpen || !loaded) return
    setPayable(true)
    buttons.current?.show(quoteOf(loaded))
  }, [isOpen, loaded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: mounts once for each cart, as soon as it can be paid
  useEffect(() => {
    const element = box.current
    const first = actor.getSnapshot().context.loaded
    if (!isPayable || !element || !first) return
    let isOver = false
    void mountExpressButtons(element, quoteOf(first), locale, {
      ...sheetHandlers(actor, () => canOpen.current),
      onReady: (is) => !isOver && setAvailable(is),
    }).then(
      (mounted) => {
        if (isOver) mounted.destroy()
        else buttons.current = mounted
      },
      // The checkout offers other ways to pay.
      () => undefined,
    )
    return () => {
      isOver = true
      buttons.current?.destroy()
      buttons.current = null
    }
  }, [isPayable])

  useKeptCart(actor, cart.id)

  const isUnrestored = snapshot.matches("unrestored")
  useEffect(() => {
    if (!isUnrestored) return undefined
    const timer = setTimeout(() => send({ type: "cart.refresh" }), RETRY_AFTER)
    return () => clearTimeout(timer)
  }, [isUnrestored, send])

  useEnd(actor, snapshot.output, cart.id, onLeave)

  const isPaying = ["saving", "paying", "placing"].some((state) => snapshot.matches(state as "saving"))
  return {
    box,
    error: isOpen || snapshot.matches("closed") || snapshot.matches("loading") ? error : null,
    isShown: isAvailable && !snapshot.matches("closed"),
    isPaying,
    isWaiting: !isSame || isUnrestored || snapshot.hasTag("busy"),
    onRestore: isUnrestored ? () => send({ type: "cart.refresh" }) : undefined,
  }
}
