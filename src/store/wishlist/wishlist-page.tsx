import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { signInHere } from "#store/account/sign-in/sign-in-here.ts"
import { useMarket } from "#store/market/market.ts"
import { ProductCard, ProductRowSkeleton, productGrid } from "#store/product/product-card.tsx"
import { productsByIdQuery } from "#store/product/products.ts"
import { GUEST } from "#store/visit/owner.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { toggleWish, wishlist } from "./wishlist.ts"
import { retryWishlistSync, useSyncState } from "./wishlist-sync.ts"

const route = getRouteApi("/_store/wishlist")

export function WishlistPage() {
  return (
    <I18nProvider {...route.useLoaderData()}>
      <Saved />
    </I18nProvider>
  )
}

function Saved() {
  const t = useTranslations("browse.wishlist")
  const { ids, added, removed } = wishlist.use()
  const isGuest = useVisit().owner === GUEST
  const sync = useSyncState()
  const { market } = useMarket()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...productsByIdQuery(ids, market?.region.id ?? "", market?.country ?? ""),
    enabled: market !== undefined && ids.length > 0,
  })
  const products = data?.filter(({ id }) => ids.includes(id)) ?? []
  const gone = data && !isPlaceholderData ? ids.filter((id) => !data.some((product) => product.id === id)) : []
  const hasFailed = !isGuest && sync === "failed"
  const isUnsaved = added.length > 0 || removed.length > 0
  const isEmpty = ids.length === 0
  // Until the account was read, it may have products that this device doesn't have.
  const isKnown = !isEmpty || isGuest || isUnsaved || sync === "synced"
  const isLoading = isEmpty ? !isKnown && !hasFailed : !data && !isError
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 py-8 sm:px-6">
      <DocumentTitle title={t("title")} />
      <NoIndex />
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {t("title")}
        </h1>
        <p role="status" className="text-sm text-muted">
          {isKnown && t("count", { count: ids.length })}
        </p>
        {isGuest && !isEmpty && (
          <p className="text-sm text-muted">
            {t(wishlist.isStored() ? "guest" : "notStored")}{" "}
            <TextLink {...signInHere("/wishlist")}>{t("signIn")}</TextLink>
          </p>
        )}
      </header>
      {hasFailed && isUnsaved && (
        <Banner tone="waiting" title={t("unsaved")} action={<RetryButton size="sm" onClick={retryWishlistSync} />} />
      )}
      {(isError || (hasFailed && !isKnown)) && (
        <Banner
          tone="refused"
          title={t("failed.title")}
          action={<RetryButton size="sm" onClick={isError ? () => void refetch() : retryWishlistSync} />}
        >
          {t("failed.text")}
        </Banner>
      )}
      {gone.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <p>{t("gone", { count: gone.length })}</p>
          <Button size="sm" onClick={() => gone.forEach(toggleWish)}>
            {t("forget")}
          </Button>
        </div>
      )}
      {isLoading && <ProductRowSkeleton />}
      {isEmpty && isKnown && (
        <EmptyState
          icon="heart"
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <LinkButton to="/products" variant="primary">
              {t("empty.action")}
            </LinkButton>
          }
        />
      )}
      {products.length > 0 && (
        <ul className={productGrid}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
