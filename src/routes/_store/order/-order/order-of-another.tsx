import { useTranslations } from "#lib/i18n.tsx"
import { GUEST } from "#routes/_store/-visit/owner.ts"
import { useVisit } from "#routes/_store/-visit/visit.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** Hides an order that was opened by a customer who isn't signed in any more. */
export function OrderOfAnother() {
  const t = useTranslations("store.visit")
  const { owner } = useVisit()
  return (
    <StatusPage
      icon="user"
      title={t(owner === GUEST ? "signedOut" : "signedInElse")}
      text={t("orderText")}
      actions={
        <LinkButton to="/" variant="primary">
          {t("continueShopping")}
        </LinkButton>
      }
    />
  )
}
