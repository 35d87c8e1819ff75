import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { DemoVerification } from "./demo-verification.tsx"
import { SignInProblem } from "./sign-in-problem.tsx"
import type { SignInFlow } from "./use-sign-in.ts"

/** Asks to verify the address of the login by the link in an email. */
export function VerifyStep({ flow, email }: { flow: SignInFlow; email: string }) {
  const t = useTranslations("signIn.verify")
  const { isLinkSent, attempt, problem } = flow.context
  const isChecked = attempt?.kind === "check" && !problem && !flow.isBusy
  return (
    <div className="grid gap-4">
      <h2 className="font-semibold">{t("title")}</h2>
      <SignInProblem flow={flow} />
      {isChecked && (
        <Banner tone="waiting" announce title={t("notYet")}>
          {t("notYetText")}
        </Banner>
      )}
      {isLinkSent && !isChecked && (
        <Banner tone="done" announce title={t("sent", { email })}>
          {t("sentText")}
        </Banner>
      )}
      {!isLinkSent && <p className="text-sm wrap-anywhere text-muted">{t("text", { email })}</p>}
      <div className="grid gap-2">
        {isLinkSent && (
          <Button variant="primary" block busy={flow.isBusy} onClick={() => flow.send({ type: "verification.check" })}>
            {t("check")}
          </Button>
        )}
        <Button
          variant={isLinkSent ? "secondary" : "primary"}
          block
          icon="mail"
          busy={flow.isBusy && !isLinkSent}
          onClick={() => flow.send({ type: "verification.request" })}
        >
          {t(isLinkSent ? "again" : "send")}
        </Button>
        <Button variant="quiet" block onClick={() => flow.send({ type: "login.restart" })}>
          {t("restart")}
        </Button>
      </div>
      {isLinkSent && <DemoVerification email={email} />}
    </div>
  )
}
