import { createFileRoute, redirect } from "@tanstack/react-router"
import { MemberFrame } from "#store/account/member-frame.tsx"

/** Pages for signed-in customers. */
export const Route = createFileRoute("/_store/account/_member")({
  ssr: false,
  // Imported dynamically, because `beforeLoad` is in the first bundle of both storefront and back office.
  beforeLoad: async ({ location, context: { queryClient } }) => {
    const { hasToken, loadCustomer } = await import("#store/account/customer.ts")
    const wasSignedIn = hasToken()
    if (await loadCustomer(queryClient)) return
    const search = wasSignedIn ? { next: location.href, expired: true } : { next: location.href }
    throw redirect({ to: "/account/login", search })
  },
  component: MemberFrame,
})
