import { useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { RECOVERY_CODE, type SignInStep } from "#machines/session/sign-in.rules.ts"
import { Button } from "#ui/button.tsx"
import { DemoCode } from "./demo-code.tsx"
import { CodeField } from "./factors/code-field.tsx"
import { SignInProblem } from "./sign-in-problem.tsx"
import type { SignInFlow } from "./use-sign-in.ts"

interface CodeStepProps {
  readonly flow: SignInFlow
  readonly step: Extract<SignInStep, { next: "code" }>
}

/** Asks for the code of an authenticator app, or for one of the recovery codes. */
export function CodeStep({ flow, step }: CodeStepProps) {
  const t = useTranslations("signIn.code")
  const { method, problem, error } = flow.context
  const [code, setCode] = useState("")
  const [isSubmitted, setSubmitted] = useState(false)
  const isRecovery = method === RECOVERY_CODE
  const other = step.challenge.methods.find((each) => (each === RECOVERY_CODE) !== isRecovery)
  // A refused code is never right later; a lost one may be.
  useEffect(() => {
    if (problem !== "wrongCode" || !error) return
    setCode("")
    setSubmitted(false)
  }, [problem, error])
  const typed = code.trim()
  // The server takes only a few codes: one that can't be right isn't sent.
  const mistake = typed === "" ? "missing" : isRecovery || /^\d{6}$/.test(typed) ? undefined : "digits"
  const field = {
    value: code,
    error: isSubmitted && mistake ? t(mistake) : undefined,
    onChange: (next: string) => {
      setSubmitted(false)
      setCode(next)
    },
  }
  return (
    <div className="grid gap-4">
      <h2 className="font-semibold">{t("title")}</h2>
      <SignInProblem flow={flow} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(true)
          if (!mistake && !flow.isBusy) flow.send({ type: "code.submit", code: typed })
        }}
      >
        <CodeField key={method} isRecovery={isRecovery} autoFocus {...field} />
        <Button type="submit" variant="primary" block busy={flow.isBusy}>
          {t("submit")}
        </Button>
      </form>
      <div className="flex flex-wrap justify-between gap-2">
        {other && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setCode("")
              setSubmitted(false)
              flow.send({ type: "code.method", method: other })
            }}
          >
            {t(isRecovery ? "useApp" : "useRecovery")}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => flow.send({ type: "login.restart" })}>
          {t("restart")}
        </Button>
      </div>
      {!isRecovery && <DemoCode identity={step.challenge.auth_identity_id} onFill={setCode} />}
    </div>
  )
}
