import type { LinkProps } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** Shown instead of a record that doesn't exist, with a link to the list. */
export function MissingRecord({ list }: { list: LinkProps }) {
  const t = useTranslations("admin.detail.notFound")
  return (
    <StatusPage
      icon="search"
      title={t("title")}
      text={t("text")}
      actions={
        <LinkButton variant="primary" {...list}>
          {t("back")}
        </LinkButton>
      }
    />
  )
}
