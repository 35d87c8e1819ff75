import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"

interface DraftNoticeProps {
  form: { readonly restored: boolean; hideRestored(): void; discard(): void }
}

/** Says that a form shows a draft of this device, which can be discarded. */
export function DraftNotice({ form: { restored, hideRestored, discard } }: DraftNoticeProps) {
  const t = useTranslations("admin.form.draft")
  if (!restored) return null
  return (
    <Banner
      title={t("title")}
      onDismiss={hideRestored}
      action={
        <Button size="sm" onClick={discard}>
          {t("discard")}
        </Button>
      }
    >
      {t("text")}
    </Banner>
  )
}
