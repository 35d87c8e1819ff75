import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** There is no such shelf, with the way to all of them. */
export function CatalogMissing({ kind }: { kind: "category" | "collection" }) {
  const t = useTranslations("store.catalog.listing")
  return (
    <StatusPage
      icon="search"
      title={t(`missing.${kind}`)}
      text={t("missing.text")}
      actions={
        <LinkButton to="/products" variant="primary">
          {t("none.action")}
        </LinkButton>
      }
    />
  )
}
