import { useTranslations } from "#lib/i18n.tsx"
import { TextLink } from "#ui/link-button.tsx"
import type { Notice } from "./notice.ts"

/** Link to what a notification is about: a file, an order, or the import; nothing for others. */
export function NoticeLink({ notice: { work, file, orderId } }: { notice: Notice }) {
  const t = useTranslations("admin.notifications")
  if (file)
    return (
      <a href={file.url} download={file.name} className="rounded-sm text-accent-ink underline underline-offset-4">
        {t("download")}
      </a>
    )
  if (orderId !== undefined)
    return (
      <TextLink to="/admin/orders/$id" params={{ id: orderId }}>
        {t("order")}
      </TextLink>
    )
  if (work === "productImport") return <TextLink to="/admin/products">{t("products")}</TextLink>
  return null
}
