import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { customerQuery } from "#store/account/customer.ts"
import { joinedItemsQuery } from "#store/cart/joined-items.ts"
import { savedItemsQuery } from "#store/cart/saved-items.ts"
import { useToast } from "#ui/toasts.tsx"
import { followVisit } from "./follow-visit.ts"
import { GUEST } from "./owner.ts"
import { useVisit, type VisitChange } from "./visit.ts"

/** Follows other tabs at the storefront's root and clears the data of an owner who is no longer signed in. */
export function useVisitChanges(): void {
  const client = useQueryClient()
  const router = useRouter()
  useJoinedItems()
  const announce = useEffectEvent(useVisitAnnouncement())
  useEffect(
    () =>
      followVisit(client, (change) => {
        const { before, after } = change
        if (before.owner !== after.owner) void announce(change)
        const isUnfinished = router.state.matches.some(({ status }) => status !== "success")
        const hasMoved = before.country !== after.country || before.addressCountry !== after.addressCountry
        if (hasMoved || (before.owner !== after.owner && isUnfinished)) void router.invalidate()
      }),
    [client, router],
  )
}

/** Goes on with what a sign-in couldn't add, and says that it has added the items of the customer's saved cart to the guest's. */
function useJoinedItems(): void {
  const t = useTranslations("store.visit")
  const client = useQueryClient()
  const toast = useToast()
  const { data: count } = useQuery(joinedItemsQuery)
  useQuery(savedItemsQuery(useVisit()))
  useEffect(() => {
    if (!count) return
    toast({ title: t("joined", { count }) })
    client.setQueryData(joinedItemsQuery.queryKey, null)
  }, [count, client, toast, t])
}

/** Announces who is signed in after a change outside this tab. */
function useVisitAnnouncement() {
  const t = useTranslations("store.visit")
  const client = useQueryClient()
  const toast = useToast()
  return async ({ before, after, cause }: VisitChange): Promise<void> => {
    // A notification can name the previous customer.
    if (before.owner !== GUEST) toast(null)
    if (cause === "left" || cause === "entered") return
    const text = cause === "refused" ? { text: t("nothingSaved") } : {}
    if (after.owner === GUEST) {
      if (before.owner !== GUEST) toast({ tone: "waiting", title: t("signedOut"), ...text })
      return
    }
    const customer = await client.fetchQuery(customerQuery(after.owner)).catch(() => null)
    if (customer) toast({ tone: "waiting", title: t("signedInAs", { email: customer.email }), ...text })
  }
}
