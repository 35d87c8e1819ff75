import { useCreationError } from "#admin/kit/guided-setup/creation-texts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Remaining } from "#machines/products/product-wizard/product-creation.ts"
import type { ApiError } from "#sdk/error.ts"
import { Button } from "#ui/button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"

interface LeftPageProps {
  remaining: Remaining
  error: ApiError | null
  send: (event: { type: "retry" | "finish" }) => void
}

/** Lists the remaining work after the product was created as a draft. */
export function LeftPage({ remaining, error, send }: LeftPageProps) {
  const t = useTranslations("admin.productWizard.left")
  const textOf = useCreationError("productWizard")
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
          <RetryButton variant="primary" onClick={() => send({ type: "retry" })} />
          <Button onClick={() => send({ type: "finish" })}>{t("finish")}</Button>
        </>
      }
    />
  )
}
