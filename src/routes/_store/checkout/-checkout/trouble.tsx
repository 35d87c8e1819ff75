import { useTranslations } from "#lib/i18n.tsx"
import { requiresMore } from "#machines/checkout/checkout.rules.ts"
import { errorText } from "#routes/-app/error-text.ts"
import { refusalReason } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import type { CheckoutProps } from "./checkout-props.ts"

/** Explains an error, what is saved and what to do next; errors of promotion codes are shown at their field. */
export function CheckoutErrorBanner({ snapshot }: Pick<CheckoutProps, "snapshot">) {
  const t = useTranslations("store.checkout.errors")
  const tFailure = useTranslations("failure.server")
  const { trouble } = snapshot.context
  if (!trouble || trouble.kind === "promotion" || requiresMore(snapshot.context.cart)) return null
  if (trouble.kind === "error") {
    if (trouble.during === "promotion.add" && trouble.error.status === 400) return null
    return (
      <Banner tone="refused" announce title={t("title")}>
        {errorText(trouble.error, {
          refused: (reason) => t("refused", { reason }),
          server: tFailure("kept"),
          lost: t("lost"),
        })}
      </Banner>
    )
  }
  if (trouble.kind === "rejected") {
    const stock = trouble.reason === "stock"
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
        {stock ? t("stock.text") : t("rejected.text", { reason: refusalReason(trouble.error) ?? "" })}
      </Banner>
    )
  }
  if (trouble.kind === "throttled")
    return (
      <Banner tone="waiting" announce title={t("throttled.title")}>
        {trouble.seconds === null ? t("throttled.text") : t("throttled.wait", { seconds: trouble.seconds })}
      </Banner>
    )
  const [tone, what] = (
    {
      payment: ["refused", "payment"],
      busy: ["waiting", "busy"],
      "unknown-outcome": ["waiting", "unknown"],
    } as const
  )[trouble.kind]
  return (
    <Banner tone={tone} announce title={t(`${what}.title`)}>
      {t(`${what}.text`)}
    </Banner>
  )
}
