import { useQuery } from "@tanstack/react-query"
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { DemoFlow } from "#app/flow/demo-flow.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { signInHere } from "#store/account/sign-in/sign-in-here.ts"
import { cartId, lostCartQuery, useCart } from "#store/cart/cart.ts"
import { lastOrderId } from "#store/order/last-order.ts"
import { returnedCart, setReturnedCart } from "#store/payment/returned-cart.ts"
import { GUEST } from "#store/visit/owner.ts"
import { keepsCartOf, useVisit } from "#store/visit/visit.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { Checkout } from "./checkout.tsx"
import { CheckoutSkeleton } from "./checkout-skeleton.tsx"
import { useCheckout } from "./use-checkout.ts"

const route = getRouteApi("/_store/checkout/")

/** Remounts for every owner, so no one sees another owner's input. */
export function CheckoutPage() {
  const { owner, logins } = useVisit()
  const [before, setBefore] = useState(owner)
  if (before !== owner && owner !== GUEST) setBefore(owner)
  return before !== owner && keepsCartOf(before) ? <SignedOut /> : <OwnCheckout key={`${owner} ${logins}`} />
}

/** Shown when the login ended during the checkout; the cart is kept for its customer. */
function SignedOut() {
  const t = useTranslations("store.visit")
  return (
    <StatusPage
      icon="cart"
      title={t("signedOut")}
      text={t("cartText")}
      actions={
        <LinkButton {...signInHere("/checkout")} variant="primary">
          {t("signIn")}
        </LinkButton>
      }
    />
  )
}

function OwnCheckout() {
  const { isBusy } = useCart()
  const { data: lost } = useQuery(lostCartQuery)
  // Kept in state, because the cart is forgotten once it is ordered while the page is still shown.
  const [returned] = useState(returnedCart)
  const [id, setId] = useState(() => returned ?? (isBusy ? undefined : cartId()))
  useEffect(() => setReturnedCart(null), [])
  // Waits for pending cart changes, the first of which creates the cart.
  useEffect(() => {
    if (id === undefined && !isBusy) setId(cartId())
  }, [id, isBusy])
  if (id === undefined) return <CheckoutSkeleton />
  if (id === null) return <NoCart why={lost ? "checkout.missing" : "cart.empty"} before={id} onCart={setId} />
  return <RunningCheckout key={id} id={id} isReturning={id === returned} onCart={setId} />
}

interface NoCartProps {
  /** `cart.empty`: nothing was added to a cart yet. */
  why: "checkout.missing" | "checkout.nothing" | "cart.empty"
  before: string | null
  /** Called when another tab has started a cart. */
  onCart: (id: string) => void
}

function NoCart({ why, before, onCart }: NoCartProps) {
  const orderId = before === null ? lastOrderId() : null
  const t = useTranslations(`store.${orderId ? "checkout.ordered" : why}`)
  const tEmpty = useTranslations("store.cart.empty")
  const { cartId: present, owner } = useVisit()
  // The cart of a customer whose login has ended is hidden until they sign in again.
  const mayBeHidden = why === "cart.empty" && owner === GUEST && !orderId
  useEffect(() => {
    if (present && present !== before) onCart(present)
  }, [present, before, onCart])
  return (
    <StatusPage
      icon="cart"
      title={t("title")}
      text={mayBeHidden ? tEmpty("guest") : t("text")}
      actions={
        orderId ? (
          <LinkButton to="/order/$id" params={{ id: orderId }} variant="primary">
            {t("action")}
          </LinkButton>
        ) : (
          <>
            <LinkButton to="/products" variant="primary">
              {t("action")}
            </LinkButton>
            {mayBeHidden && <LinkButton {...signInHere("/checkout")}>{tEmpty("signIn")}</LinkButton>}
          </>
        )
      }
    />
  )
}

interface RunningCheckoutProps {
  id: string
  /** The shopper returns from the page of a payment provider. */
  isReturning: boolean
  onCart: (id: string) => void
}

/** Keeps the machine's step and the URL in sync. */
function RunningCheckout({ id, isReturning, onCart }: RunningCheckoutProps) {
  const t = useTranslations("store.checkout")
  const navigate = usePageNavigate()
  const router = useRouter()
  const { step } = route.useSearch()
  const { country } = route.useLoaderData()
  const { snapshot, send, memory, forms, flow } = useCheckout(id, step, isReturning)
  const { output } = snapshot
  const { at, error, cart } = snapshot.context
  const { cartId: remembered } = useVisit()
  // Once another tab has replaced the cart, an order of the old one would contain the same items again.
  const isReplaced = remembered !== null && remembered !== id && !output && !snapshot.hasTag("ordering")
  useEffect(() => {
    if (isReplaced && remembered) onCart(remembered)
  }, [isReplaced, remembered, onCart])
  const present = snapshot.hasTag("step") ? at : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: updates the URL only when the step changes
  useEffect(() => {
    if (present && present !== step)
      navigate({ to: "/checkout", search: { step: present }, replace: step === undefined, resetScroll: false })
  }, [present])
  // Preloads the page that follows the order.
  useEffect(() => {
    if (present === "review") void router.loadRouteChunk(router.routesByPath["/order/$id"])?.catch(() => undefined)
  }, [present, router])
  // Browser back and forward change the step if it can be entered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends an event only when the URL changes
  useEffect(() => {
    if (step && step !== at) send({ type: "step.go", step })
  }, [step])
  useEffect(() => {
    if (output?.outcome === "ordered") navigate({ to: "/order/$id", params: { id: output.orderId }, replace: true })
  }, [output, navigate])

  if (output && output.outcome !== "ordered")
    return (
      <NoCart why={output.outcome === "empty" ? "checkout.nothing" : "checkout.missing"} before={id} onCart={onCart} />
    )
  if (snapshot.matches("failed")) {
    const isOrdered = Boolean(cart?.completed_at)
    const text = isOrdered ? "orderedText" : error?.kind === "unknown-outcome" ? "unknown" : "text"
    return (
      <StatusPage
        icon="alert"
        title={t(isOrdered ? "failed.ordered" : "failed.title")}
        text={t(`failed.${text}`)}
        actions={<RetryButton variant="primary" onClick={() => send({ type: "retry" })} />}
      />
    )
  }
  return (
    <>
      <DocumentTitle title={t("title")} />
      <Checkout snapshot={snapshot} send={send} country={country} memory={memory} forms={forms} />
      <DemoFlow {...flow} />
    </>
  )
}
