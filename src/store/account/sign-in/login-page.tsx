import { useRouter } from "@tanstack/react-router"
import { type ReactNode, useEffect, useState } from "react"
import { DemoFlow } from "#app/flow/demo-flow.tsx"
import { ProviderButtons, useProviders } from "#app/sign-in/providers.tsx"
import { SignInProblem } from "#app/sign-in/sign-in-problem.tsx"
import { hasStep, SignInStep } from "#app/sign-in/sign-in-step.tsx"
import type { ProviderReturn } from "#app/sign-in/use-sign-in.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Problem } from "#store/account/problem.tsx"
import { openLogin } from "#store/api/client.ts"
import { GUEST } from "#store/visit/owner.ts"
import { watchVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Spinner } from "#ui/spinner.tsx"
import { PasswordForm } from "./password-form.tsx"
import { SignInFrame } from "./sign-in-frame.tsx"
import { useCustomerSignIn } from "./use-customer-sign-in.ts"

interface LoginPageProps {
  readonly next?: string | undefined
  readonly email?: string | undefined
  readonly expired?: boolean
  /** On the page that a provider returns to. */
  readonly returned?: ProviderReturn
}

/** Sign-in page of the storefront, for whatever the server offers. */
export function LoginPage({ next, email, expired = false, returned }: LoginPageProps) {
  const t = useTranslations("account.session")
  const tSignIn = useTranslations("signIn")
  const router = useRouter()
  const [typed, setTyped] = useState(email ?? "")
  const { hasPassword, redirecting } = useProviders("customer", () => openLogin().auth)
  const flow = useCustomerSignIn({ next, ...(returned && { returned }) })
  // Another tab has signed in, so this one continues to the requested page.
  useEffect(
    () =>
      watchVisit(({ after, cause }) => {
        if (cause === "noticed" && after.owner !== GUEST) void router.invalidate()
      }),
    [router],
  )
  const linkSearch = () => ({ next, email: typed || undefined })
  const footer: ReactNode = hasPassword && !hasStep(flow) && (
    <>
      {`${t("signIn.new")} `}
      <TextLink to="/account/register" search={linkSearch} replace state>
        {t("signIn.register")}
      </TextLink>
    </>
  )
  const { error, problem, attempt } = flow.context
  return (
    <SignInFrame title={t("signIn.title")} text={expired ? t("signIn.expired") : t("signIn.text")} footer={footer}>
      {hasStep(flow) ? (
        <SignInStep flow={flow} />
      ) : flow.isReturning ? (
        <Spinner label={tSignIn("returning")} />
      ) : (
        <>
          {problem === "wrong" && !flow.isBusy ? (
            <Banner tone="refused" announce title={t("signIn.wrong")}>
              {t("signIn.wrongText")}
            </Banner>
          ) : problem && attempt?.kind === "password" && error !== null ? (
            <Problem error={error} />
          ) : (
            <SignInProblem flow={flow} />
          )}
          {hasPassword && <PasswordForm flow={flow} email={email} linkSearch={linkSearch} onEmail={setTyped} />}
          <ProviderButtons providers={redirecting} flow={flow} isAlternative={hasPassword} />
        </>
      )}
      <DemoFlow {...flow.chart} />
    </SignInFrame>
  )
}
