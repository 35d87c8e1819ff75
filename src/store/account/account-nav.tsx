import { useQueryClient } from "@tanstack/react-query"
import { Link, useLocation, useNavigate } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Customer } from "#schema/store/entities/customer.ts"
import { Icon, type IconName } from "#ui/icon.tsx"
import { useToast } from "#ui/toasts.tsx"
import { nameOf } from "./member.ts"
import { signOut } from "./session.ts"

/** What the navigation shows of a customer. */
export type MemberName = Pick<Customer, "first_name" | "last_name" | "email">

const places = [
  { to: "/account", label: "overview", icon: "home" },
  { to: "/account/orders", label: "orders", icon: "box" },
  { to: "/account/addresses", label: "addresses", icon: "pin" },
  { to: "/account/profile", label: "person", icon: "user" },
] as const satisfies readonly { to: string; label: string; icon: IconName }[]

const linkClass =
  "flex min-h-10 shrink-0 items-center gap-2.5 rounded-md px-3 text-sm text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink"

/** Account navigation: a column beside the page, or a scrollable row above it on phones. */
export function AccountNav({ customer }: { customer: MemberName }) {
  const t = useTranslations("account")
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const bar = useRef<HTMLElement>(null)
  const here = useLocation({ select: ({ pathname }) => pathname })
  // On phones the row is wider than the screen, so the current page's link is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the marker when the page changes
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>("[aria-current=page]")
    if (bar.current && current)
      bar.current.scrollLeft = current.offsetLeft - (bar.current.clientWidth - current.clientWidth) / 2
  }, [here])
  const leave = async () => {
    await signOut(client, () => navigate({ to: "/" }))
    toast({ title: t("session.signedOut") })
  }
  return (
    <div className="grid content-start gap-3 lg:sticky lg:top-24 lg:self-start">
      <p className="hidden px-3 lg:grid">
        <span className="truncate font-semibold">{nameOf(customer) || t("profile.title")}</span>
        <span className="truncate text-xs text-muted">{customer.email}</span>
      </p>
      <nav
        ref={bar}
        aria-label={t("profile.nav")}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:grid lg:overflow-visible lg:px-0"
      >
        {places.map(({ to, label, icon }) => (
          <Link key={to} to={to} activeOptions={{ exact: to === "/account" }} className={linkClass}>
            <span className="max-lg:hidden">
              <Icon name={icon} />
            </span>
            {t(`profile.${label}`)}
          </Link>
        ))}
        <button type="button" onClick={leave} className={`${linkClass} lg:mt-2`}>
          <span className="max-lg:hidden">
            <Icon name="signOut" />
          </span>
          {t("profile.signOut")}
        </button>
      </nav>
    </div>
  )
}
