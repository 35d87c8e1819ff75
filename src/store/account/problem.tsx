import type { ReactNode } from "react"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { useRefusalText } from "#store/api/use-refusal-text.ts"
import { VisitChanged } from "#store/visit/visit-changed.ts"
import { Banner } from "#ui/banner.tsx"

interface ProblemProps {
  error: unknown
  /** Names the failed action; defaults to a general title. */
  title?: string | undefined
  action?: ReactNode
  onDismiss?: (() => void) | undefined
}

/** Error banner for a failed submission; says that the input is kept. */
export function Problem({ error, title, action, onDismiss }: ProblemProps) {
  const t = useTranslations("account.session")
  const tFailure = useTranslations("failure.server")
  const v = useTranslations("store.visit")
  const reasonOf = useRefusalText()
  if (error instanceof VisitChanged)
    return (
      <Banner tone="waiting" announce title={v("signedInElse")} onDismiss={onDismiss}>
        {v("nothingSaved")}
      </Banner>
    )
  return (
    <Banner
      tone="refused"
      announce
      title={title ?? t(toApiError(error).kind === "http" ? "failed" : "lost")}
      action={action}
      onDismiss={onDismiss}
    >
      {errorText(error, {
        refused: () => t("failedText", { reason: reasonOf(error) }),
        server: tFailure("kept"),
        lost: t("lostText"),
      })}
    </Banner>
  )
}
