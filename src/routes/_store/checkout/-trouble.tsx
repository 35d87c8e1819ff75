import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import type { CheckoutProps } from "./-checkout.tsx"

/** What went wrong, what is safe, and what to do next; codes say their trouble at their own field. */
export function TroubleBanner({ snapshot }: Pick<CheckoutProps, "snapshot" | "send">) {
  const t = useTranslations("store.checkout.errors")
  const { trouble } = snapshot.context
  if (!trouble || trouble.kind === "promotion") return null
  if (trouble.kind === "payment") {
    const more = trouble.reason === "requires_more"
    return (
      <Banner tone="refused" announce title={t(more ? "payment.moreTitle" : "payment.title")}>
        {t(more ? "payment.moreText" : "payment.text")}
      </Banner>
    )
  }
  if (trouble.kind === "unknown-outcome")
    return (
      <Banner tone="waiting" announce title={t("unknown.title")}>
        {t("unknown.text")}
      </Banner>
    )
  if (trouble.during === "promotion.add" && trouble.error.kind === "http") return null
  // Completing a cart is not allowed for one reason only: the goods are gone.
  if (trouble.error.type === "not_allowed" && trouble.during === undefined)
    return (
      <Banner
        tone="refused"
        announce
        title={t("stock.title")}
        action={
          <LinkButton to="/cart" size="sm">
            {t("stock.action")}
          </LinkButton>
        }
      >
        {t("stock.text")}
      </Banner>
    )
  return (
    <Banner tone="refused" announce title={t("title")}>
      {trouble.error.kind === "http" ? t("refused", { reason: trouble.error.message }) : t("lost")}
    </Banner>
  )
}
