import { PagePending } from "#app/page-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"

/** Placeholder of the account's pages before the customer is known. */
export function AccountPending() {
  const t = useTranslations("store.layout.footer")
  return <TitledPending title={t("account")} />
}

/** Placeholder of the wishlist before the device's products are known. */
export function WishlistPending() {
  const t = useTranslations("store.layout")
  return <TitledPending title={t("wishlist")} />
}

const TitledPending = ({ title }: { title: string }) => (
  <>
    <DocumentTitle title={title} />
    <PagePending />
  </>
)
