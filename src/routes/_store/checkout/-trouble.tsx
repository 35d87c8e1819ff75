import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import type { CheckoutProps } from "./-checkout.tsx"

/** What went wrong, what is safe, and what to do next; codes say their trouble at their own field. */
export function TroubleBanner({ snapshot }: Pick<CheckoutProps, "snapshot">) {
  const t = useTranslations("store.checkout.errors")
  const { trouble } = snapshot.context
  if (!trouble || trouble.kind === "promotion" || snapshot.matches({ step: "confirmation" })) return null
  if (trouble.kind === "error") {
    if (trouble.during === "promotion.add" && trouble.error.kind === "http") return null
    return (
      <Banner tone="refused" announce title={t("title")}>
        {trouble.error.kind === "http" ? t("refused", { reason: trouble.error.message }) : t("lost")}
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
        {stock ? t("stock.text") : t("rejected.text", { reason: trouble.error.message })}
      </Banner>
    )
  }
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
