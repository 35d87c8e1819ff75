import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** Status page for an unknown category or collection, with a link to all products. */
export function CatalogMissing({ kind }: { kind: "category" | "collection" }) {
  const t = useTranslations("store.catalog.listing")
  return (
    <>
      <NoIndex />
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
    </>
  )
}
