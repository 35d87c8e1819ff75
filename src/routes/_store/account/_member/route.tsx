import { createFileRoute, redirect } from "@tanstack/react-router"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { hasToken, loadCustomer } from "#store/account/customer.ts"
import { MemberFrame } from "#store/account/member-frame.tsx"
import { AccountPending } from "#store/shell/titled-pending.tsx"
import { hasLeft } from "#store/visit/visit.ts"

/** Pages for signed-in customers. */
export const Route = createFileRoute("/_store/account/_member")({
  ssr: false,
  beforeLoad: async ({ location, cause, context: { queryClient } }) => {
    // A page that is open already was a customer's, who may have signed out in another tab.
    const wasSignedIn = hasToken() || (cause === "stay" && !hasLeft())
    if (await loadCustomer(queryClient)) return
    const search = wasSignedIn ? { next: location.href, expired: true } : { next: location.href }
    throw redirect({ to: "/account/login", search })
  },
  loader: ({ context: { locale } }) =>
    loadParts(locale, "store", "cart", "checkout", "refusal", "session", "sign-in", "account"),
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <MemberFrame />
    </I18nProvider>
  ),
  pendingComponent: AccountPending,
})
