import { useQuery } from "@tanstack/react-query"
import { I18nProvider, useLocale, useTranslations } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { needsShipping } from "#machines/store/checkout/checkout.rules.ts"
import type { ExpressError } from "#machines/store/express-checkout/express-error.ts"
import type { ExpressProps } from "#store/cart/express-props.ts"
import { countryName } from "#store/market/market.ts"
import { providersQuery } from "#store/payment/providers-query.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { cx } from "#ui/cx.ts"
import { RetryButton } from "#ui/retry-button.tsx"
import { useExpress } from "./use-express.ts"

/** Stripe's own provider; those of single methods have no wallets. */
const PROVIDER = /^pp_stripe_/

/** Stripe's buttons of wallets for a cart, if its market can be paid with Stripe. */
export function Express(props: ExpressProps) {
  const locale = useLocale()
  const { owner } = useVisit()
  const { cart } = props
  const { data: providers } = useQuery(providersQuery(cart.region_id, owner))
  const providerId = providers?.find((id) => PROVIDER.test(id))
  const { data: messages } = useQuery({
    queryKey: ["messages", "payment", locale],
    queryFn: () => loadMessages(locale, "shared", "account"),
    enabled: providerId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!providerId || !messages) return null
  return (
    <I18nProvider locale={locale} messages={messages}>
      {/* Another owner's requests are signed differently; Stripe's buttons keep their currency, countries, language and
          whether they ask for a shipping address. */}
      <Buttons
        key={`${owner} ${cart.id} ${cart.region_id} ${needsShipping(cart)} ${locale}`}
        {...props}
        providerId={providerId}
      />
    </I18nProvider>
  )
}

function Buttons(props: ExpressProps & { providerId: string }) {
  const t = useTranslations("payment.express")
  const { box, error, isShown, isPaying, isWaiting, onRestore } = useExpress(props)
  return (
    <section
      aria-label={t("label")}
      aria-busy={isWaiting || undefined}
      className={cx("grid gap-3", !isShown && !onRestore && "sr-only")}
    >
      <p role="status" className={isPaying ? "text-sm text-muted" : "sr-only"}>
        {isPaying && t("paying")}
      </p>
      {error && <Problem error={error} />}
      {onRestore && (
        <Banner
          tone="refused"
          announce
          title={t("unrestored.title")}
          action={<RetryButton size="sm" onClick={onRestore} />}
        >
          {t("unrestored.text")}
        </Banner>
      )}
      <div ref={box} className="grid min-w-0" />
    </section>
  )
}

function Problem({ error }: { error: ExpressError }) {
  const t = useTranslations("payment.express")
  const refused = useTranslations("payment.refused")
  const locale = useLocale()
  if (error.kind === "refused")
    return (
      <Banner tone="refused" announce title={error.message ?? refused("title")}>
        {refused("text")}
      </Banner>
    )
  const country = error.kind === "country" ? countryName(error.code, locale) : ""
  return (
    <Banner
      tone={error.kind === "changed" ? "waiting" : "refused"}
      announce
      title={t(`${error.kind}.title`, { country })}
    >
      {t(`${error.kind}.text`)}
    </Banner>
  )
}
