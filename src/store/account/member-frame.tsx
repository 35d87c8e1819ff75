import { Navigate, Outlet, useMatches, useParams, useRouter, useSearch } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { hasLeft, useVisit } from "#store/visit/visit.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import { useCustomer } from "./customer.ts"
import { LoadFailed } from "./load-failed.tsx"
import { MemberContext } from "./member.ts"
import { MemberLayout } from "./member-layout.tsx"

/** Remounts for every customer, so no one sees another customer's input. */
export function MemberFrame() {
  const { owner } = useVisit()
  const { data: customer, isError, refetch } = useCustomer()
  const guided = useMatches({ select: (matches) => matches.some((match) => match.staticData.layout === "guided") })
  // Leaves an order's pages when the customer changes: the server returns an order to anyone with its id.
  const { id } = useParams({ strict: false })
  const { order } = useSearch({ strict: false })
  const about = id ?? order
  const [opened, setOpened] = useState({ about, owner })
  if (opened.about !== about) setOpened({ about, owner })
  if (customer === null) return <SessionEnded />
  if (about !== undefined && opened.about === about && opened.owner !== owner)
    return <Navigate to={id ? "/account/orders" : "/account/transfer"} search={{}} replace />
  if (!customer)
    return (
      <div className="mx-auto grid w-full max-w-6xl content-start gap-6 px-4 py-6 sm:px-6 lg:py-10">
        {isError ? <LoadFailed onRetry={refetch} /> : <Skeleton className="h-96 w-full" />}
      </div>
    )
  return (
    <MemberContext key={owner} value={customer}>
      {guided ? (
        <Outlet />
      ) : (
        <MemberLayout customer={customer}>
          <Outlet />
        </MemberLayout>
      )}
    </MemberContext>
  )
}

/** Leads to the sign-in page once, and from there back to this page; does nothing after signing out here. */
function SessionEnded() {
  const router = useRouter()
  useEffect(() => {
    if (hasLeft()) return
    // The page being navigated to, which may still be loading.
    const { href: next, pathname } = router.state.location
    if (!pathname.startsWith("/account") || pathname === "/account/login") return
    void router.navigate({ to: "/account/login", search: { next, expired: true }, replace: true })
  }, [router])
  return null
}
