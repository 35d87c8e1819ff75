import type { ReactNode } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"

interface RequestErrorProps {
  error: unknown
  title?: string
  action?: ReactNode
}

/** A failed request of the import, and whether it's safe to try again. */
export function RequestError({ error, title, action }: RequestErrorProps) {
  const t = useTranslations("admin.productImport.failed")
  const refusal = useRefusalText()
  return (
    <Banner tone="refused" announce title={title ?? t("title")} action={action}>
      {errorText(error, {
        refused: (text) => t("refused", { reason: refusal(text) }),
        server: t("server"),
        lost: t("lost"),
      })}
    </Banner>
  )
}
