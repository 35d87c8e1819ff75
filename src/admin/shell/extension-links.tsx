import { Link, useLocation } from "@tanstack/react-router"
import { adminExtensions, type NavSectionName, pagePath } from "#admin/kit/extensions/admin-extensions.ts"
import { labelIn } from "#app/extensions/define-texts.ts"
import { useLocale } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { navLinkClass } from "./nav-link-class.ts"

interface ExtensionLinksProps {
  section: NavSectionName
  /** Shows only the link of the current page. */
  isClosed: boolean
  onFollow: (() => void) | undefined
}

/** Links to the pages of extensions in a group of the navigation. */
export function ExtensionLinks({ section, isClosed, onFollow }: ExtensionLinksProps) {
  const locale = useLocale()
  const pathname = useLocation({ select: (location) => location.pathname })
  const links = adminExtensions
    .loaded()
    .flatMap(({ extension, pages = [] }) =>
      pages
        .filter((page) => page.section === section)
        .map(({ path, title, icon = "grip" }) => ({ to: pagePath(extension, path), title, icon })),
    )
    .filter(({ to }) => !isClosed || to === pathname)
  return links.map(({ to, title, icon }) => (
    <Link
      key={to}
      to={to}
      aria-current={to === pathname ? "page" : undefined}
      activeProps={{}}
      activeOptions={{ exact: true }}
      {...(onFollow ? { onClick: onFollow } : {})}
      className={navLinkClass(to === pathname)}
    >
      <Icon name={icon} className={to === pathname ? "text-accent-ink" : ""} />
      {labelIn(title, locale)}
    </Link>
  ))
}
