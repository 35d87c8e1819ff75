import { useTranslations } from "#lib/i18n.tsx"
import type { ApiError } from "#sdk/error.ts"
import { Button } from "#ui/button.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { type CreationName, useCreationError } from "./creation-texts.ts"

interface UnsurePageProps {
  name: CreationName
  error: ApiError | null
  onRetry: () => void
}

/** Shown while it is unknown whether the record was created. */
export function UnsurePage({ name, error, onRetry }: UnsurePageProps) {
  const t = useTranslations("admin")
  const textOf = useCreationError(name)
  return (
    <StatusPage
      icon="alert"
      title={t(`${name}.unsure.title`)}
      text={
        <div className="grid gap-2">
          <p>{t(`${name}.unsure.text`)}</p>
          {error && <p>{textOf(error)}</p>}
        </div>
      }
      actions={
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {t(`${name}.unsure.retry`)}
        </Button>
      }
    />
  )
}
