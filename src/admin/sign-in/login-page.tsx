import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { TOKEN_KEY } from "#admin/api/client.ts"
import { dropDraftsOfOthers } from "#admin/kit/unsaved/form-drafts.ts"
import { keepLogin } from "#admin/session/login.ts"
import { visitorSdk } from "#admin/settings/team/team.ts"
import { DemoFlow } from "#app/flow/demo-flow.tsx"
import { ProviderButtons, useProviders } from "#app/sign-in/providers.tsx"
import { SignInProblem } from "#app/sign-in/sign-in-problem.tsx"
import { hasStep, SignInStep } from "#app/sign-in/sign-in-step.tsx"
import { type ProviderReturn, useSignIn } from "#app/sign-in/use-sign-in.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
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
  const { send } = flow
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
      <DemoFlow {...flow.chart} />
    </LoginFrame>
  )
}
