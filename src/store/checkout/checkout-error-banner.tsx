import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { requiresMore } from "#machines/store/checkout/checkout.rules.ts"
import { fieldRefusalOf } from "#machines/store/checkout/checkout-error.ts"
import { sharedShortage } from "#machines/store/checkout/checkout-stock.ts"
import { useRefusalText } from "#store/api/use-refusal-text.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import type { CheckoutProps } from "./checkout-props.ts"

/**
 * Explains a failed step of the checkout: what happened, what is saved, and what to do next. Problems with promotion codes
 * and payments are shown in their forms.
 */
export function CheckoutErrorBanner({ snapshot }: Pick<CheckoutProps, "snapshot">) {
  const t = useTranslations("store.checkout.errors")
  const tFailure = useTranslations("failure.server")
  const reasonOf = useRefusalText()
  const { error, cart, stock } = snapshot.context
  if (!error || error.kind === "promotion" || error.kind === "unconfirmed" || requiresMore(cart)) return null
  if (fieldRefusalOf(error)) return null
  // What has changed says why the order was rejected.
  if (error.kind === "rejected" && snapshot.matches("changed")) return null
  if (error.kind === "error") {
    if (error.during === "promotion.add" && error.error.status === 400) return null
    return (
      <Banner tone="refused" announce title={t("title")}>
        {errorText(error.error, {
          refused: () => t("refused", { reason: reasonOf(error.error) }),
          server: error.during ? tFailure("kept") : t("serverOrder"),
          lost: t(error.during ? "lost" : "lostOrder"),
        })}
      </Banner>
    )
  }
  if (error.kind === "rejected") {
    const isStock = error.reason === "stock"
    // Items can share one stock, so each of them alone may still be available.
    const titles = isStock && cart ? sharedShortage(cart, stock).map(lineTitle) : []
    return (
      <Banner
        tone="refused"
        announce
        title={t(isStock ? "stock.title" : "rejected.title")}
        action={
          <LinkButton to="/cart" size="sm">
            {t("stock.action")}
          </LinkButton>
        }
      >
        {isStock
          ? titles.length > 0
            ? t("stock.textOf", { titles: titles.join("; ") })
            : t("stock.text")
          : t("rejected.text", { reason: reasonOf(error.error) })}
      </Banner>
    )
  }
  if (error.kind === "throttled")
    return (
      <Banner tone="waiting" announce title={t("throttled.title")}>
        {error.seconds === null ? t("throttled.text") : t("throttled.wait", { seconds: error.seconds })}
      </Banner>
    )
  const [tone, what] = (
    {
      payment: ["refused", "payment"],
      busy: ["waiting", "busy"],
      "unknown-outcome": ["waiting", "unknown"],
    } as const
  )[error.kind]
  return (
    <Banner tone={tone} announce title={t(`${what}.title`)}>
      {t(`${what}.text`)}
    </Banner>
  )
}
