import { Link, useRouter } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { withBase } from "#lib/base-path.ts"

/** A page of the app, not a file such as "/sizes.pdf". */
const page = /^\/[^.?#]*(?:[?#]|$)/

interface ContentLinkProps {
  href: string
  rel?: string | undefined
  className: string
  children: ReactNode
}

/** A link of a text to a page of the store, or to anything else, such as the back office or another market. */
export function ContentLink({ href, children, ...link }: ContentLinkProps) {
  const router = useRouter()
  const [, , route] = router.getMatchedRoutes(href.replace(/[?#].*/, ""))
  if (page.test(href) && route && route.fullPath !== "/$")
    return (
      <Link to={href} {...link}>
        {children}
      </Link>
    )
  return (
    <a href={href.startsWith("/") ? withBase(href) : href} {...link}>
      {children}
    </a>
  )
}
