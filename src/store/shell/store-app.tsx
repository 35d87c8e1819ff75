import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Outlet, useMatches, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { useDocumentLanguage } from "#app/use-document-language.ts"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { countOf, useCart } from "#store/cart/cart.ts"
import { ChatSlot } from "#store/chat/chat-slot.tsx"
import { HelpLinks } from "#store/help/help-links.tsx"
import { UnservedNotice } from "#store/market/unserved-notice.tsx"
import { useMarketAddress } from "#store/market/use-market-address.ts"
import { categoriesQuery } from "#store/product/products.ts"
import { IdleExtras } from "#store/visit/idle-extras.tsx"
import { useVisitChanges } from "#store/visit/use-visit-changes.ts"
import { cx } from "#ui/cx.ts"
import { DocumentTitleScope } from "#ui/document-title.tsx"
import { LocaleSwitch } from "#ui/locale-switch.tsx"
import { SkipLink } from "#ui/skip-link.tsx"
import { AnnouncementBar } from "./announcement-bar.tsx"
import { OfflineBar } from "./offline-bar.tsx"
import { OverlaysProvider } from "./overlays-provider.tsx"
import { StoreFooter } from "./store-footer.tsx"
import { StoreHeader } from "./store-header.tsx"
import { useChangeStoreLocale } from "./use-change-store-locale.ts"
import { useShopName } from "./use-shop-name.ts"

const route = getRouteApi("/_store")

export function StoreApp() {
  const { locale, messages } = route.useLoaderData()
  useDocumentLanguage(locale)
  return (
    <I18nProvider locale={locale} messages={messages}>
      <StoreFrame />
    </I18nProvider>
  )
}

/** During a checkout or return, help opens beside it, and the language can be changed. */
function GuidedFooter() {
  const t = useTranslations("store.layout.footer")
  const changeLocale = useChangeStoreLocale()
  return (
    <nav
      aria-label={t("help")}
      className="flex flex-wrap justify-center gap-x-6 gap-y-1 border-t border-line px-4 py-4 pb-[max(1rem,var(--bottom-bar,0px))] text-xs print:hidden"
    >
      <HelpLinks newTab className="rounded-sm py-1.5 text-muted hover:text-ink" />
      <LocaleSwitch onChange={changeLocale} />
    </nav>
  )
}

/** Whether only the browser fills the page: without scripts, its placeholders would stay. */
function useIsFrame(): boolean {
  const { routesById } = useRouter()
  return useMatches({
    select: (matches) => matches.some(({ routeId }) => routesById[routeId].options.ssr === false),
  })
}

function StoreFrame() {
  const t = useTranslations("store.layout")
  const categories = useQuery(categoriesQuery)
  const { cart, queue } = useCart()
  useVisitChanges()
  useMarketAddress()
  const isFrame = useIsFrame()
  const guided = useMatches({ select: (matches) => matches.some((match) => match.staticData.layout === "guided") })
  // What floats beside the app, such as the demo's tour, keeps clear of the steps' buttons.
  useEffect(() => {
    if (!guided) return
    document.documentElement.dataset.layout = "guided"
    return () => void delete document.documentElement.dataset.layout
  }, [guided])
  return (
    <DocumentTitleScope site={useShopName()}>
      <OverlaysProvider>
        <SkipLink />
        <div className="relative flex min-h-dvh flex-col bg-surface">
          <StoreHeader plain={guided} categories={categories.data ?? []} cartCount={countOf(cart)} />
          <noscript>
            <p className="border-b border-line bg-waiting-soft px-4 py-3 text-sm text-waiting-ink sm:px-6">
              {t(isFrame ? "frameNoScript" : "noScript")}
            </p>
          </noscript>
          {!guided && <AnnouncementBar />}
          <UnservedNotice />
          {/*
           * As high as the window, so the footer doesn't jump when the page loads. With large text, a long word makes no
           * column wider than the screen.
           */}
          <main
            id="main"
            tabIndex={-1}
            className={cx(
              "flex min-h-[calc(100dvh-4rem-1px)] flex-1 flex-col [&_.grid]:auto-cols-[minmax(0,1fr)]",
              isFrame && "noscript:*:hidden",
            )}
          >
            <Outlet />
          </main>
          {guided ? <GuidedFooter /> : <StoreFooter />}
          {!guided && <ChatSlot />}
        </div>
        {!guided && <IdleExtras />}
        <OfflineBar queue={queue} />
      </OverlaysProvider>
    </DocumentTitleScope>
  )
}
