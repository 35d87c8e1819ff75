import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Remaining } from "#machines/products/product-wizard/product-creation.ts"
import type { ApiError } from "#sdk/error.ts"
import { Button } from "#ui/button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"

function useErrorText() {
  const t = useTranslations("admin.productWizard.server")
  const refused = useRefusalText()
  return (error: ApiError | null) => error && errorText(error, { refused, server: t("failed"), lost: t("lost") })
}

/** Shown while it is unknown whether the product was created. */
export function UnsurePage({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const t = useTranslations("admin.productWizard.unsure")
  const textOf = useErrorText()
  return (
    <StatusPage
      icon="alert"
      title={t("title")}
      text={
        <div className="grid gap-2">
          <p>{t("text")}</p>
          {error && <p>{textOf(error)}</p>}
        </div>
      }
      actions={
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    />
  )
}

interface LeftPageProps {
  remaining: Remaining
  error: ApiError | null
  onRetry: () => void
  onFinish: () => void
}

/** What is left after the product was created as a draft. */
export function LeftPage({ remaining, error, onRetry, onFinish }: LeftPageProps) {
  const t = useTranslations("admin.productWizard.left")
  const textOf = useErrorText()
  const { variants, stock, publish } = remaining
  return (
    <StatusPage
      icon="alert"
      title={t("title")}
      text={
        <div className="grid gap-3">
          <p>{t("text")}</p>
          <ul className="grid justify-center gap-1 text-left text-ink">
            {variants.length > 0 && <li>{t("variants", { count: variants.length })}</li>}
            {stock.length > 0 && <li>{t("stock", { count: stock.length })}</li>}
            {publish && <li>{t("publish")}</li>}
          </ul>
          {error && <p role="alert">{textOf(error)}</p>}
        </div>
      }
      actions={
        <>
          <RetryButton variant="primary" onClick={onRetry} />
          <Button onClick={onFinish}>{t("finish")}</Button>
        </>
      }
    />
  )
}
