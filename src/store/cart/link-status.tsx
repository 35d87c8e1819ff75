import { useTranslations } from "#lib/i18n.tsx"
import type { IconName } from "#ui/icon.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** Status page for a link that can't be opened, with links to the cart and the products. */
export function LinkStatus({ icon = "search", title, text }: { icon?: IconName; title: string; text: string }) {
  const t = useTranslations("store.cart")
  return (
    <>
      <NoIndex />
      <StatusPage
        icon={icon}
        title={title}
        text={text}
        actions={
          <>
            <LinkButton to="/cart" variant="primary">
              {t("link.toCart")}
            </LinkButton>
            <LinkButton to="/products">{t("empty.action")}</LinkButton>
          </>
        }
      />
    </>
  )
}
