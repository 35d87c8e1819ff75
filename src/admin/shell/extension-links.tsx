import { useLocation } from "@tanstack/react-router"
import { adminExtensions, type NavSectionName, pagePath } from "#admin/kit/extensions/admin-extensions.ts"
import { labelIn } from "#app/extensions/define-texts.ts"
import { useLocale } from "#lib/i18n.tsx"
import { NavLink } from "./nav-link.tsx"

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
    <NavLink key={to} to={to} icon={icon} isActive={to === pathname} onFollow={onFollow}>
      {labelIn(title, locale)}
    </NavLink>
  ))
}
