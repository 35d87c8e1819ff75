import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** Page of a flow whose order doesn't exist. */
export function MissingOrder() {
  const t = useTranslations("admin.orderChange.missing")
  return (
    <StatusPage
      icon="search"
      title={t("title")}
      text={t("text")}
      actions={
        <LinkButton variant="primary" to="/admin/orders">
          {t("action")}
        </LinkButton>
      }
    />
  )
}
