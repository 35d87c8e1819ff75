import { Link } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useSession } from "#admin/session/session.ts"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { useChangeLocale } from "#app/use-change-locale.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { BrandMark } from "#ui/brand-mark.tsx"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { LocaleSwitch } from "#ui/locale-switch.tsx"
import { useKeyNames } from "#ui/shortcut.ts"
import { ThemeToggle } from "#ui/theme-toggle.tsx"
import { NavGroup } from "./nav-group.tsx"
import { useActiveItem, useNavSections } from "./nav-items.ts"

/** Left navigation, also used in the phone's drawer; `onFollow` is called when a link is clicked. */
export function SideNav({ onFollow, bare = false }: { onFollow?: () => void; bare?: boolean }) {
  const t = useTranslations("admin.layout")
  const sections = useNavSections()
  const active = useActiveItem()
  const keys = useKeyNames()
  const changeLocale = useChangeLocale()
  const { user, flow, signOut } = useSession()
  const nav = useRef<HTMLElement>(null)
  const current = active?.key
  useEffect(() => {
    if (current && nav.current) showCurrent(nav.current)
  }, [current])
  return (
    <div className="flex h-full flex-col text-sm">
      {!bare && (
        <Link to="/admin" activeOptions={{ exact: true }} className="flex h-14 shrink-0 items-center gap-2.5 px-5">
          <BrandMark size={24} />
          <span className="font-semibold">{t("brand")}</span>
        </Link>
      )}
      <nav ref={nav} aria-label={t("nav")} className={cx("flex-1 overflow-y-auto", bare ? "-mx-3" : "px-3 pb-4")}>
        {sections.map((group) => (
          <NavGroup key={group.items[0]?.key} group={group} active={active} onFollow={onFollow} />
        ))}
      </nav>
      <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line", bare ? "mt-4 pt-4" : "p-3")}>
        <div className="flex flex-wrap gap-x-2 gap-y-3">
          <Link
            to="/"
            reloadDocument
            className="flex items-center gap-2.5 rounded-md px-2 text-muted hover:text-ink touch-target"
          >
            <Icon name="shop" />
            {t("storefront")}
          </Link>
          <button
            type="button"
            onClick={signOut}
            className="flex items-center gap-2.5 rounded-md px-2 text-left text-muted hover:text-ink touch-target"
          >
            <Icon name="signOut" />
            {t("signOut")}
          </button>
        </div>
        <p className="hidden items-center gap-2.5 px-2 text-muted pointer-fine:lg:flex">
          <Kbd>{keys.help}</Kbd>
          {t("shortcuts.title")}
        </p>
        {/* Has its height before the user is known, so that nothing moves under the pointer. */}
        <div className="-my-2 flex h-8 items-center justify-between gap-2 pl-2">
          {user && <p className="truncate text-xs text-faint">{user.email}</p>}
          {/* The phone's drawer is a panel itself, and no second one opens above it. */}
          {user && flow && !bare && <FlowButton {...flow} label={t("sessionFlow")} />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <LocaleSwitch onChange={changeLocale} />
          <ThemeToggle />
        </div>
      </div>
    </div>
  )
}

/** Scrolls the navigation, but not the page, so that the current page's link is inside it. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector("[aria-current=page]")
  if (!link) return
  const [box, item] = [nav.getBoundingClientRect(), link.getBoundingClientRect()]
  if (item.bottom > box.bottom) nav.scrollTop += item.bottom - box.bottom + item.height
  else if (item.top < box.top) nav.scrollTop -= box.top - item.top + item.height
}
