import { createFileRoute } from "@tanstack/react-router"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { CartLine } from "./-components/cart-line.tsx"
import { PromoCode } from "./-components/promo-code.tsx"
import { Totals } from "./-components/totals.tsx"
import { useCart, usePromotion, useSetQuantity } from "./-data/cart.ts"

export const Route = createFileRoute("/_store/cart")({ component: CartPage })

function CartPage() {
  const t = useTranslations("store.cart")
  const cart = useCart()
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-8 sm:px-6">
      <DocumentTitle title={t("title")} />
      <h1 tabIndex={-1} className="text-xl font-semibold">
        {t("title")}
      </h1>
      {cart.isPending ? (
        <div className="h-64 animate-breathe rounded-lg bg-sunken" aria-hidden="true" />
      ) : cart.isError && !cart.data ? (
        <Banner
          tone="refused"
          title={t("loadFailed")}
          action={
            <Button size="sm" icon="refresh" onClick={() => cart.refetch()}>
              {t("retry")}
            </Button>
          }
        />
      ) : cart.data?.items?.length ? (
        <FullCart cart={cart.data} />
      ) : (
        <EmptyState
          icon="cart"
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <LinkButton to="/products" variant="primary">
              {t("empty.action")}
            </LinkButton>
          }
        />
      )}
    </div>
  )
}

function FullCart({ cart }: { cart: Cart }) {
  const t = useTranslations("store.cart")
  const locale = useLocale()
  const setQuantity = useSetQuantity()
  const promotion = usePromotion()
  const code = promotion.variables?.code ?? ""
  const problem = promotion.isError
    ? t("promo.unknown", { code })
    : promotion.data && !promotion.data.applies && !promotion.variables?.remove
      ? t("promo.noEffect", { code })
      : undefined
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <div className="grid content-start gap-4">
        {setQuantity.isError && (
          <Banner tone="refused" title={t("failed")} announce onDismiss={() => setQuantity.reset()}>
            {t("failedText", {
              reason: toApiError(setQuantity.error).kind === "http" ? setQuantity.error.message : "",
            })}
          </Banner>
        )}
        <ul className="divide-y divide-line border-y border-line">
          {(cart.items ?? []).map((item) => (
            <CartLine
              key={item.id}
              item={item}
              currency={cart.currency_code}
              onQuantity={(quantity) => setQuantity.mutate({ lineId: item.id, quantity })}
            />
          ))}
        </ul>
        <div>
          <LinkButton to="/products" variant="quiet" icon="arrowLeft">
            {t("goOn")}
          </LinkButton>
        </div>
      </div>
      <section
        aria-label={t("summary.title")}
        className="grid content-start gap-6 rounded-xl border border-line bg-surface p-6"
      >
        <h2 className="font-semibold">{t("summary.title")}</h2>
        <PromoCode
          cart={cart}
          busy={promotion.isPending}
          problem={problem}
          onAdd={(c) => promotion.mutate({ code: c })}
          onRemove={(c) => promotion.mutate({ code: c, remove: true })}
        />
        <Totals of={cart} />
        <LinkButton to="/checkout" variant="primary" size="lg" block>
          {t("checkout", { total: formatMoney(cart.total, cart.currency_code, locale) })}
        </LinkButton>
      </section>
    </div>
  )
}
