import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { z } from "zod/mini"
import { useTranslations } from "#lib/i18n.tsx"
import { createCheckoutMachine } from "#machines/checkout/checkout.machine.ts"
import { steps } from "#machines/checkout/checkout.rules.ts"
import { cartId, forgetCart } from "#routes/_store/-data/cart.ts"
import { storeSdk } from "#routes/_store/-data/client.ts"
import { customerQuery } from "#routes/_store/-data/customer.ts"
import { loadMarket } from "#routes/_store/-data/load.ts"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { Checkout } from "./-checkout.tsx"

export const Route = createFileRoute("/_store/checkout/")({
  staticData: { layout: "guided" },
  validateSearch: z.object({ step: z.catch(z.optional(z.enum(steps)), undefined) }),
  // The address book comes along; without it the checkout works as for a guest.
  loader: async ({ context: { queryClient } }) =>
    (await Promise.all([loadMarket(queryClient), queryClient.prefetchQuery(customerQuery)]))[0],
  component: CheckoutPage,
})

function CheckoutPage() {
  const id = cartId()
  return id === null ? <NoCart /> : <RunningCheckout key={id} id={id} />
}

function NoCart() {
  const t = useTranslations("store.checkout.missing")
  return (
    <StatusPage
      icon="cart"
      title={t("title")}
      text={t("text")}
      actions={
        <LinkButton to="/products" variant="primary">
          {t("action")}
        </LinkButton>
      }
    />
  )
}

/** Runs the machine for one cart; its step and the address follow each other. */
function RunningCheckout({ id }: { id: string }) {
  const t = useTranslations("store.checkout")
  const client = useQueryClient()
  const navigate = useNavigate()
  const { step } = Route.useSearch()
  const { country } = Route.useLoaderData()
  const machine = useMemo(() => createCheckoutMachine(storeSdk()), [])
  const [snapshot, send] = useMachine(machine, { input: step ? { cartId: id, step } : { cartId: id } })
  const present = steps.find((s) => snapshot.matches({ step: s }))
  const { output } = snapshot

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step of the machine moves the address, never the address itself
  useEffect(() => {
    if (present && present !== step)
      navigate({ to: "/checkout", search: { step: present }, replace: step === undefined })
  }, [present])
  // Back and forward move the step, as far as it can be entered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address moves the machine, never the machine itself
  useEffect(() => {
    if (step && present && step !== present) send({ type: "step.go", step })
  }, [step])
  useEffect(() => {
    if (output?.outcome === "ordered") {
      forgetCart(client)
      navigate({ to: "/order/$id", params: { id: output.orderId }, replace: true })
    } else if (output) forgetCart(client)
  }, [output, client, navigate])

  if (output && output.outcome !== "ordered") return <NoCart />
  if (snapshot.matches("failed"))
    return (
      <StatusPage
        icon="alert"
        title={t("failed.title")}
        text={t("failed.text")}
        actions={
          <Button variant="primary" icon="refresh" onClick={() => send({ type: "retry" })}>
            {t("errors.retry")}
          </Button>
        }
      />
    )
  return (
    <>
      <DocumentTitle title={t("title")} />
      <Checkout snapshot={snapshot} send={send} country={country} />
    </>
  )
}
