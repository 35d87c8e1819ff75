import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import type { OptionSearch } from "#ui/combobox.tsx"

/** Says how many of the matches a list shows, and loads more of them; nothing if all are shown. */
export function ShowMore({ shown, field: { more, loading } }: { shown: number; field: OptionSearch }) {
  const t = useTranslations("ui")
  if (!more || shown === 0) return null
  return (
    <div>
      <Button size="sm" variant="quiet" busy={loading ?? false} onClick={more.load}>
        {t("more", { shown, total: more.total })}
      </Button>
    </div>
  )
}
