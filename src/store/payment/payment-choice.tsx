import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { sameMoney } from "#lib/money.ts"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"
import { changedMeanwhile, isChangedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { toApiError } from "#sdk/error.ts"
import { storeSdk } from "#store/api/client.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { type DuePayment, duePaymentOf, orderPaymentQuery } from "./due-payment.ts"
import { paymentLoader } from "./providers.ts"
import { providersQuery } from "./providers-query.ts"
import { useProviderName } from "./use-provider-name.ts"

interface PaymentChoiceProps {
  order: Order
  payment: DuePayment
  /** Called once the choice is saved. */
  onChosen: () => void
}

/** Asks for a payment method. A later choice replaces the earlier one. */
export function PaymentChoice({ order, payment, onChosen }: PaymentChoiceProps) {
  const t = useTranslations("account.payment")
  const client = useQueryClient()
  const nameOf = useProviderName()
  const providers = useQuery(providersQuery(order.region_id))
  const [picked, pick] = useState(payment.providerId)
  const ids = providers.data ?? []
  const chosen = ids.find((id) => id === picked) ?? ids[0]
  const choice = useMutation({
    mutationFn: async (provider_id: string) => {
      const now = duePaymentOf(await client.fetchQuery({ ...orderPaymentQuery(order.id), staleTime: 0 }))
      if (typeof now === "string" || !sameMoney(now.amount, payment.amount, order.currency_code))
        throw changedMeanwhile()
      // A form keeps its payment: it may be open in another tab, or paid already.
      const isStarted = paymentLoader(provider_id) !== undefined && now.session?.provider_id === provider_id
      if (!isStarted) await storeSdk().store.payment.createSession({ id: now.collectionId, body: { provider_id } })
      await client.invalidateQueries(orderPaymentQuery(order.id))
    },
    onSuccess: onChosen,
  })
  if (providers.error && !providers.data)
    return (
      <Banner
        tone="refused"
        announce
        title={t("none.failed")}
        action={
          <Button size="sm" onClick={() => void providers.refetch()}>
            {t("none.retry")}
          </Button>
        }
      />
    )
  if (providers.isLoading) return <Skeleton className="h-32" />
  if (chosen === undefined)
    return (
      <Banner tone="waiting" title={t("none.title")}>
        {t("none.text")}
      </Banner>
    )
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!choice.isPending) choice.mutate(chosen)
      }}
    >
      <RadioCards
        legend={t("heading")}
        value={chosen}
        onChange={pick}
        options={ids.map((id) => ({
          value: id,
          label: nameOf(id),
          ...(id === MANUAL_PROVIDER ? { description: t("invoiceHint") } : {}),
        }))}
      />
      {choice.isError &&
        (isChangedMeanwhile(toApiError(choice.error)) ? (
          <Banner tone="waiting" announce title={t("changed.title")}>
            {t("changedText")}
          </Banner>
        ) : (
          <Banner tone="refused" announce title={t("failed")}>
            {t("failedText")}
          </Banner>
        ))}
      <div className="grid sm:block">
        <Button type="submit" variant="primary" size="lg" busy={choice.isPending}>
          {t(paymentLoader(chosen) ? "continue" : "confirm")}
        </Button>
      </div>
    </form>
  )
}
