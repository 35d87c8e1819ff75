import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { cx } from "#ui/cx.ts"
import { Icon, type IconName } from "#ui/icon.tsx"

interface NavLinkProps {
  to: string
  icon: IconName
  isActive: boolean
  onFollow: (() => void) | undefined
  children: ReactNode
}

/** A link in the navigation. */
export function NavLink({ to, icon, isActive, onFollow, children }: NavLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isActive ? "page" : undefined}
      activeProps={{}}
      // Otherwise the router also marks the parents of the current page, such as the overview.
      activeOptions={{ exact: true }}
      {...(onFollow ? { onClick: onFollow } : {})}
      className={cx(
        "flex min-h-8 items-center gap-2.5 rounded-md px-2 touch-target transition-colors",
        isActive ? "bg-pressed font-semibold text-ink" : "text-muted hover:bg-hover hover:text-ink",
      )}
    >
      <Icon name={icon} className={isActive ? "text-accent-ink" : ""} />
      {children}
    </Link>
  )
}
