import { useTranslations } from "#lib/i18n.tsx"
import { requiresMore } from "#machines/checkout/checkout.rules.ts"
import { errorText } from "#routes/-app/error-text.ts"
import { refusalReason } from "#sdk/error.ts"
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
  const { error } = snapshot.context
  if (!error || error.kind === "promotion" || error.kind === "unconfirmed" || requiresMore(snapshot.context.cart))
    return null
  if (error.kind === "error") {
    if (error.during === "promotion.add" && error.error.status === 400) return null
    return (
      <Banner tone="refused" announce title={t("title")}>
        {errorText(error.error, {
          refused: (reason) => t("refused", { reason }),
          server: tFailure("kept"),
          lost: t("lost"),
        })}
      </Banner>
    )
  }
  if (error.kind === "rejected") {
    const stock = error.reason === "stock"
    return (
      <Banner
        tone="refused"
        announce
        title={t(stock ? "stock.title" : "rejected.title")}
        action={
          <LinkButton to="/cart" size="sm">
            {t("stock.action")}
          </LinkButton>
        }
      >
        {stock ? t("stock.text") : t("rejected.text", { reason: refusalReason(error.error) ?? "" })}
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
