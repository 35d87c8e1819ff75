import type { ReactNode } from "react"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { FailedRow } from "#machines/settings/tax-setup/tax-setup.actors.ts"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"

interface RowCardProps {
  title: string
  /** Why the row wasn't saved. */
  failed: FailedRow | undefined
  onRemove: () => void
  children: ReactNode
}

/** A row that isn't saved yet; after a failure it stays, with the reason. */
export function RowCard({ title, failed, onRemove, children }: RowCardProps) {
  const t = useTranslations("admin.taxSetup")
  return (
    <Card
      title={title}
      actions={<IconButton icon="trash" size="sm" label={t("removeRow", { row: title })} onClick={onRemove} />}
    >
      <div className="grid gap-4">
        <SaveError error={failed?.error} />
        {children}
      </div>
    </Card>
  )
}
