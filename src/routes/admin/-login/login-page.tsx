import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { DemoFlow } from "#routes/-app/flow/demo-flow.tsx"
import { ProviderButtons, useProviders } from "#routes/-app/sign-in/providers.tsx"
import { SignInProblem } from "#routes/-app/sign-in/sign-in-problem.tsx"
import { hasStep, SignInStep } from "#routes/-app/sign-in/sign-in-step.tsx"
import { type ProviderReturn, useSignIn } from "#routes/-app/sign-in/use-sign-in.ts"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { dropDraftsOfOthers } from "#routes/admin/-kit/form-drafts.ts"
import { TOKEN_KEY } from "#routes/admin/-queries/client.ts"
import { keepLogin } from "#routes/admin/-queries/session.ts"
import { visitorSdk } from "#routes/admin/-queries/team.ts"
import { Spinner } from "#ui/spinner.tsx"
import { adminPath } from "./admin-path.ts"
import { LoginFrame } from "./login-frame.tsx"
import { PasswordForm } from "./password-form.tsx"

interface LoginPageProps {
  readonly to?: string
  readonly expired?: boolean
  /** On the page that a provider returns to. */
  readonly returned?: ProviderReturn
}

/** Sign-in page of the back office, for whatever the server offers. */
export function LoginPage({ to = "", expired = false, returned }: LoginPageProps) {
  const t = useTranslations("admin.session")
  const tSignIn = useTranslations("signIn")
  const navigate = usePageNavigate()
  const client = useQueryClient()
  const { hasPassword, redirecting } = useProviders("user", () => visitorSdk().auth)
  const flow = useSignIn({
    actorType: "user",
    createSdk: visitorSdk,
    enter: keepLogin,
    visitItem: "adminSignIn",
    path: "/admin/login",
    to,
    returned,
    onSignedIn: (wanted) => {
      dropDraftsOfOthers()
      client.removeQueries({ queryKey: ["admin"] })
      // The address with the provider's code doesn't stay in the history.
      void navigate({ href: adminPath(wanted) ?? "/admin", replace: returned !== undefined })
    },
  })
  const { send, machine, recorder } = flow
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY && newValue !== null) send({ type: "login.stored" })
    }
    window.addEventListener("storage", onStorage)
    return () => window.removeEventListener("storage", onStorage)
  }, [send])

  return (
    <LoginFrame title={t("title")} text={expired ? t("expired") : t("text")}>
      {hasStep(flow) ? (
        <SignInStep flow={flow} />
      ) : flow.isReturning ? (
        <Spinner label={tSignIn("returning")} />
      ) : (
        <>
          <SignInProblem flow={flow} />
          {hasPassword && <PasswordForm flow={flow} />}
          <ProviderButtons providers={redirecting} flow={flow} isAlternative={hasPassword} />
        </>
      )}
      <DemoFlow machine={machine} recorder={recorder} />
    </LoginFrame>
  )
}
