import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"

interface ChangedBannerProps {
  /** Fields that someone else changed too, with their current values. */
  changes: readonly { readonly label: string; readonly now: string }[]
  onTakeTheirs: () => void
}

/** Warns that saving would overwrite someone else's changes, and offers to use theirs instead. */
export function ChangedBanner({ changes, onTakeTheirs }: ChangedBannerProps) {
  const t = useTranslations("admin.orderDetails.changed")
  return (
    <Banner
      tone="waiting"
      announce
      title={t("title")}
      action={
        <Button size="sm" onClick={onTakeTheirs}>
          {t("useTheirs")}
        </Button>
      }
    >
      <ul>
        {changes.map(({ label, now }) => (
          <li key={label}>{t(now ? "value" : "emptied", { label, value: now })}</li>
        ))}
      </ul>
      {t("text")}
    </Banner>
  )
}
