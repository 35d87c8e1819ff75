import type { ReactNode } from "react"
import { AccountNav, type MemberName } from "./account-nav.tsx"

/** The account's navigation beside a page; above it on phones. */
export function MemberLayout({ customer, children }: { customer: MemberName; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12 lg:py-10">
      <AccountNav customer={customer} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
