import { createFileRoute, redirect } from "@tanstack/react-router"
import { flag, searchParams } from "#lib/search-params.ts"
import { hasToken, loadCustomer } from "#store/account/customer.ts"
import { LoginPage } from "#store/account/sign-in/login-page.tsx"
import { HOME, signInSearch } from "#store/account/sign-in/sign-in-search.ts"

const search = searchParams({ ...signInSearch, expired: flag })

export const Route = createFileRoute("/_store/account/login")({
  validateSearch: search,
  beforeLoad: async ({ search, context: { queryClient } }) => {
    if (!hasToken()) return
    const customer = await loadCustomer(queryClient).catch(() => null)
    if (customer) throw redirect({ href: search.next ?? HOME })
  },
  component: Login,
})

function Login() {
  const { next, email, expired = false } = Route.useSearch()
  return <LoginPage next={next} email={email} expired={expired} />
}
