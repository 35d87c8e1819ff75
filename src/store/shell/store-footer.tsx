import { Link } from "@tanstack/react-router"
import { Suspense } from "react"
import { brand } from "#lib/brand.ts"
import { settings } from "#lib/config.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import { HelpLinks } from "#store/help/help-links.tsx"
import { MarketButton } from "#store/market/market-button.tsx"
import { BrandMark } from "#ui/brand-mark.tsx"
import { late } from "#ui/late.tsx"
import { LocaleSwitch } from "#ui/locale-switch.tsx"
import { ThemeToggle } from "#ui/theme-toggle.tsx"
import { useBrowserValue } from "#ui/use-browser-value.ts"
import { DemoEvents } from "./demo-events.tsx"
import { useChangeStoreLocale } from "./use-change-store-locale.ts"
import { useShopName } from "./use-shop-name.ts"

const FooterContact = late(async () => (await import("./footer-contact.tsx")).FooterContact, "hidden")

const PrivacySettings = late(async () => (await import("./privacy-settings.tsx")).PrivacySettings)

const currentYear = () => new Date().getFullYear()

const linkClass = "w-fit rounded-sm py-1 text-muted hover:text-ink"

export function StoreFooter() {
  const t = useTranslations("store.layout")
  const changeLocale = useChangeStoreLocale()
  const year = useBrowserValue(currentYear)
  const name = useShopName()
  const { VITE_SHOP_COMPANY, VITE_SHOP_ADDRESS, VITE_SHOP_SOCIAL } = settings()
  const columns = [
    {
      title: t("footer.shop"),
      links: [
        { to: "/products", label: t("all") },
        { to: "/wishlist", label: t("wishlist") },
        { to: "/cart", label: t("cart") },
      ],
    },
    {
      title: t("footer.service"),
      links: [
        { to: "/account", label: t("footer.account") },
        { to: "/account/orders", label: t("footer.orders") },
        { to: "/track", label: t("footer.track") },
        ...(import.meta.env.VITE_DEMO ? [{ href: `${import.meta.env.BASE_URL}admin`, label: t("footer.staff") }] : []),
      ],
    },
  ]
  return (
    <footer className="mt-16 border-t border-line bg-canvas pb-(--bottom-bar) sm:pb-0 print:hidden">
      <div className="mx-auto grid w-full max-w-7xl grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-10 px-4 py-12 wrap-break-word sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
        <div className="col-span-full grid content-start gap-3 lg:col-span-1">
          <span className="flex items-center gap-2.5">
            <BrandMark size={24} />
            {!brand().logo && <span className="font-semibold">{name}</span>}
          </span>
          {import.meta.env.VITE_DEMO && <p className="max-w-xs text-sm text-muted">{t("demo.claim")}</p>}
          {(VITE_SHOP_ADDRESS || VITE_SHOP_SOCIAL) && (
            <Suspense>
              <FooterContact />
            </Suspense>
          )}
          <DemoEvents />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="grid content-start gap-1 text-sm">
            <h2 className="pb-1 font-semibold">{title}</h2>
            {links.map(({ label, ...link }) =>
              // The browser itself follows a link to the other area: no script can lose the click.
              "href" in link ? (
                <a key={label} {...link} className={linkClass}>
                  {label}
                </a>
              ) : (
                <Link key={label} {...link} className={linkClass}>
                  {label}
                </Link>
              ),
            )}
          </nav>
        ))}
        <nav aria-label={t("footer.help")} className="grid content-start gap-1 text-sm">
          <h2 className="pb-1 font-semibold">{t("footer.help")}</h2>
          <HelpLinks className={linkClass} />
        </nav>
        <div className="col-span-full grid content-start justify-items-start gap-3 sm:col-span-1">
          <h2 className="text-sm font-semibold">{t("footer.settings")}</h2>
          <MarketButton />
          <LocaleSwitch onChange={changeLocale} />
          <ThemeToggle />
          <Suspense>
            <PrivacySettings />
          </Suspense>
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-7xl gap-4 px-4 pb-6 empty:hidden sm:px-6">
        <StoreSlot name="footer" />
      </div>
      <p
        // A page can have been rendered last year. The app takes its text as it is, then shows its own.
        key={year}
        suppressHydrationWarning
        className="mx-auto max-w-7xl border-t border-line py-6 ps-4 pe-20 text-xs text-muted sm:px-6"
      >
        {t("footer.note", { year: String(currentYear()), brand: VITE_SHOP_COMPANY || name })}
        {import.meta.env.VITE_DEMO && <> · {t("demo.note")}</>}
      </p>
    </footer>
  )
}
