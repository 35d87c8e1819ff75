import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { failureOf } from "#machines/session/sign-in.rules.ts"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"

interface FactorProblemProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry?: () => void
}

/** Why a change of the second factors failed. All of them are safe to repeat. */
export function FactorProblem({ title, error, onRetry }: FactorProblemProps) {
  const t = useTranslations("signIn.factors")
  return (
    <Banner
      tone="refused"
      announce
      title={title}
      action={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
        )
      }
    >
      {errorText(error, {
        refused: () => t(failureOf(toApiError(error)) === "busy" ? "busy" : "refused"),
        server: t("server"),
        lost: t("lost"),
      })}
    </Banner>
  )
}
