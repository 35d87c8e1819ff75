import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"

/** Offers a name that isn't taken, below a field whose name is. */
export function NameProposal({ name, onUse }: { name: string; onUse: (name: string) => void }) {
  const t = useTranslations("admin.locations")
  return (
    <div>
      <Button size="sm" onClick={() => onUse(name)}>
        {t("useName", { name })}
      </Button>
    </div>
  )
}
