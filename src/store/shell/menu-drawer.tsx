import { Link } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { MarketButton } from "#store/market/market-button.tsx"
import { Drawer } from "#ui/drawer.tsx"
import { Icon, type IconName } from "#ui/icon.tsx"
import { LocaleSwitch } from "#ui/locale-switch.tsx"
import { ThemeToggle } from "#ui/theme-toggle.tsx"
import { useChangeStoreLocale } from "./use-change-store-locale.ts"

export interface Category {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly category_children?: readonly Category[] | undefined
}

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  categories: readonly Category[]
}

/** Navigation drawer for phones. */
export function MenuDrawer({ open, onClose, categories }: MenuDrawerProps) {
  const t = useTranslations("store.layout")
  const changeLocale = useChangeStoreLocale()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("menu")}
      side="left"
      size="sm"
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <MarketButton onOpen={onClose} />
          <LocaleSwitch onChange={changeLocale} />
          <ThemeToggle />
        </div>
      }
    >
      <nav aria-label={t("nav")} className="-mx-3 grid">
        <MenuLink to="/products" label={t("all")} onClose={onClose} strong />
        <CategoryTree categories={categories} depth={0} onClose={onClose} />
        <hr className="mx-3 my-3 border-line" />
        <MenuLink to="/account" icon="user" label={t("account")} onClose={onClose} />
        <MenuLink to="/wishlist" icon="heart" label={t("wishlist")} onClose={onClose} />
        <MenuLink to="/cart" icon="cart" label={t("cart")} onClose={onClose} />
      </nav>
    </Drawer>
  )
}

interface TreeProps {
  categories: readonly Category[]
  depth: number
  onClose: () => void
}

function CategoryTree({ categories, depth, onClose }: TreeProps) {
  return (
    <ul className={depth > 0 ? "ml-3 border-l border-line pl-2" : ""}>
      {categories.map(({ id, name, handle, category_children: below = [] }) => (
        <li key={id}>
          <Link
            to="/categories/$handle"
            params={{ handle }}
            onClick={onClose}
            className={`flex min-h-11 items-center rounded-md px-3 hover:bg-hover ${depth > 0 ? "text-sm text-muted" : "text-base"}`}
          >
            {name}
          </Link>
          {below.length > 0 && <CategoryTree categories={below} depth={depth + 1} onClose={onClose} />}
        </li>
      ))}
    </ul>
  )
}

interface MenuLinkProps {
  to: "/products" | "/cart" | "/account" | "/wishlist"
  label: string
  icon?: IconName
  strong?: boolean
  onClose: () => void
}

function MenuLink(props: MenuLinkProps) {
  return (
    <Link
      to={props.to}
      onClick={props.onClose}
      className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-base hover:bg-hover ${props.strong ? "font-semibold" : ""}`}
    >
      {props.icon && <Icon name={props.icon} size={20} className="text-muted" />}
      {props.label}
    </Link>
  )
}
