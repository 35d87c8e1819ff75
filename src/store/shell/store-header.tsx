import { Link, useLocation } from "@tanstack/react-router"
import { type ReactNode, Suspense, useState } from "react"
import { brand } from "#lib/brand.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import { BrandMark } from "#ui/brand-mark.tsx"
import { buttonClass } from "#ui/button-style.ts"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { HeaderSearch } from "./header-search.tsx"
import type { Category } from "./menu-drawer.tsx"
import { useOverlays } from "./overlays-context.ts"
import { useShopName } from "./use-shop-name.ts"

const MenuDrawer = late(async () => (await import("./menu-drawer.tsx")).MenuDrawer)

interface StoreHeaderProps {
  /** Only the brand and a back link, for guided flows. */
  plain?: boolean
  categories?: readonly Category[]
  cartCount?: number
}

const none: readonly Category[] = []
/** Characters of a shop's name for one line. */
const MAX_NAME = 16

export function StoreHeader({ plain = false, categories = none, cartCount = 0 }: StoreHeaderProps) {
  const t = useTranslations("store.layout")
  const name = useShopName()
  const [menu, setMenu] = useState<"unopened" | "open" | "closed">("unopened")
  return (
    <header className={cx("@container z-30 border-b border-line bg-surface print:hidden", !plain && "sticky top-0")}>
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center px-[min(1rem,5vw)] sm:gap-4 sm:px-6">
        {!plain && (
          <span className="-ml-2 lg:hidden">
            <IconButton
              icon="menu"
              label={t("menu")}
              aria-expanded={menu === "open"}
              onPointerEnter={MenuDrawer.preload}
              onFocus={MenuDrawer.preload}
              onClick={() => setMenu("open")}
            />
          </span>
        )}
        <Link
          to="/"
          aria-label={`${name}, ${t("home")}`}
          className="flex min-w-0 items-center gap-1.5 rounded-md sm:gap-2.5"
        >
          <BrandMark />
          {!brand().logo && (
            <span
              className={cx(
                "max-w-60 min-w-0 font-semibold @max-xs:hidden",
                name.length > MAX_NAME ? "line-clamp-2 text-sm/tight" : "text-lg",
              )}
            >
              {name}
            </span>
          )}
        </Link>
        {plain ? (
          <Link to="/" className={cx(buttonClass({ variant: "quiet", size: "sm" }), "ml-auto")}>
            <Icon name="arrowLeft" />
            {t("back")}
          </Link>
        ) : (
          <>
            <CategoryLinks categories={categories} />
            <div className="flex min-w-0 items-center overflow-hidden empty:hidden">
              <StoreSlot name="header" />
            </div>
            <div className="-mr-2 ml-auto flex items-center sm:mr-0 sm:gap-1">
              <HeaderSearch />
              {/* With large text there is no space for it; the menu has it too. */}
              <Link to="/account" aria-label={t("account")} className={cx(iconLink, "@max-3xs:hidden")}>
                <Icon name="user" size={20} />
              </Link>
              <Link to="/wishlist" aria-label={t("wishlist")} className={cx(iconLink, "@max-md:hidden")}>
                <Icon name="heart" size={20} />
              </Link>
              <CartLink count={cartCount}>
                <Icon name="cart" size={20} />
                {cartCount > 0 && (
                  <span className="absolute -top-0.5 right-0 grid min-w-4.5 sm:-right-1 place-items-center rounded-full bg-accent px-1 text-xs/4.5 font-semibold text-on-accent tabular-nums">
                    {cartCount}
                  </span>
                )}
              </CartLink>
            </div>
          </>
        )}
      </div>
      {menu !== "unopened" && (
        <Suspense>
          <MenuDrawer open={menu === "open"} onClose={() => setMenu("closed")} categories={categories} />
        </Suspense>
      )}
    </header>
  )
}

/** Opens the cart drawer if the cart has items; a regular link for a new tab and on the cart page. */
function CartLink({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations("store.layout")
  const { openCart, prepare } = useOverlays()
  const isThere = useLocation({ select: ({ pathname }) => pathname === "/cart" })
  return (
    <Link
      to="/cart"
      aria-label={t("cartCount", { count })}
      className={iconLink}
      onPointerEnter={prepare}
      onClick={(event) => {
        if (count === 0 || isThere || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        openCart()
      }}
    >
      {children}
    </Link>
  )
}

const iconLink = buttonClass({ variant: "quiet", iconOnly: true })

function CategoryLinks({ categories }: { categories: readonly Category[] }) {
  const t = useTranslations("store.layout")
  const linkClass =
    "rounded-md px-3 py-1.5 text-sm text-muted transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
  return (
    <nav aria-label={t("nav")} className="hidden items-center lg:flex">
      <Link to="/products" activeOptions={{ exact: true }} className={linkClass}>
        {t("all")}
      </Link>
      {categories.slice(0, 5).map(({ id, name, handle }) => (
        <Link key={id} to="/categories/$handle" params={{ handle }} className={linkClass}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
