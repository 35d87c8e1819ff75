import { useQuery, useQueryClient } from "@tanstack/react-query"
import { createFileRoute, Outlet, redirect, useMatches, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { onSessionLost, TOKEN_KEY } from "#routes/_store/-data/client.ts"
import { customerQuery } from "#routes/_store/-data/customer.ts"
import { AccountNav } from "./-account-nav.tsx"
import { MemberContext } from "./-member.ts"

/** Everything that only a customer who is signed in may see. */
export const Route = createFileRoute("/_store/account/_member")({
  // The client comes by `import()`: what stands in `beforeLoad` is in the first bundle of both doors.
  beforeLoad: async ({ location, context: { queryClient } }) => {
    const { customerQuery } = await import("#routes/_store/-data/customer.ts")
    if (!(await queryClient.ensureQueryData(customerQuery)))
      throw redirect({ to: "/account/login", search: { next: location.href } })
  },
  component: MemberFrame,
})

function MemberFrame() {
  const { data: customer } = useQuery(customerQuery)
  const guided = useMatches({ select: (matches) => matches.some((match) => match.staticData.layout === "guided") })
  useFollowSession()
  if (!customer) return <SessionEnded />
  return (
    <MemberContext value={customer}>
      {guided ? (
        <Outlet />
      ) : (
        <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12 lg:py-10">
          <AccountNav customer={customer} />
          <div className="min-w-0">
            <Outlet />
          </div>
        </div>
      )}
    </MemberContext>
  )
}

/** Leads to the login, once, and from there back to this page. */
function SessionEnded() {
  const router = useRouter()
  useEffect(() => {
    // Where somebody is going already, not where they come from: the page may be on its way still.
    const { href: next, pathname } = router.state.location
    if (!pathname.startsWith("/account") || pathname === "/account/login") return
    void router.navigate({ to: "/account/login", search: { next, expired: true }, replace: true })
  }, [router])
  return null
}

/** The login can end while a page is open: the server forgets it, or another tab signs out. */
function useFollowSession() {
  const client = useQueryClient()
  useEffect(() => {
    const look = () => client.invalidateQueries({ queryKey: customerQuery.queryKey })
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) void look()
    }
    const forget = onSessionLost(look)
    window.addEventListener("storage", onStorage)
    return () => {
      forget()
      window.removeEventListener("storage", onStorage)
    }
  }, [client])
}
