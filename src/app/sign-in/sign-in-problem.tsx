import { useTranslations } from "#lib/i18n.tsx"
import { RECOVERY_CODE } from "#machines/session/sign-in.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LoadFailed } from "#ui/late.tsx"
import type { SignInFlow } from "./use-sign-in.ts"

/** Why the last attempt didn't work and what to do; shown above the form or the step. */
export function SignInProblem({ flow }: { flow: SignInFlow }) {
  const t = useTranslations("signIn.problem")
  const { problem, step, attempt, method } = flow.context
  if (flow.hasFailed) return <LoadFailed onClose={flow.dismiss} />
  if (!problem || flow.isBusy) return null
  // The provider or the finished login needs no new input.
  const canRetry =
    flow.isAtForm &&
    (problem === "busy" || problem === "lost" || problem === "failed") &&
    (step?.next === "enter" || attempt?.kind === "return")
  const shown = problem === "wrongCode" && method === RECOVERY_CODE ? "wrongRecoveryCode" : problem
  return (
    <Banner
      tone="refused"
      announce
      title={t(`${shown}.title`)}
      action={
        canRetry && (
          <Button size="sm" onClick={() => flow.send({ type: "login.retry" })}>
            {t("retry")}
          </Button>
        )
      }
    >
      {t(`${shown}.text`)}
    </Banner>
  )
}
