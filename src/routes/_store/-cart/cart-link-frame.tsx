import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import type { IconName } from "#ui/icon.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** Layout of a page opened by a cart link. */
export function LinkFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8 sm:px-6">
      <DocumentTitle title={title} />
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h1>
        <p className="text-muted">{text}</p>
      </header>
      {children}
    </div>
  )
}

/** Status page for a link that can't be opened, with links to the cart and the products. */
export function LinkStatus({ icon = "search", title, text }: { icon?: IconName; title: string; text: string }) {
  const t = useTranslations("store.cart")
  return (
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
  )
}
