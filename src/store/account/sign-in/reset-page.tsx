import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { SignInProblem } from "#app/sign-in/sign-in-problem.tsx"
import { hasStep, SignInStep } from "#app/sign-in/sign-in-step.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Problem } from "#store/account/problem.tsx"
import { MIN_PASSWORD, resetPassword, SignInIncomplete } from "#store/account/session.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { SignInFrame } from "./sign-in-frame.tsx"
import { HOME } from "./sign-in-search.ts"
import { useCustomerSignIn } from "./use-customer-sign-in.ts"
import { usePasswordRules } from "./use-password-rules.ts"

const route = getRouteApi("/_store/account/reset")

export function ResetPage() {
  const t = useTranslations("account.session")
  const { token, email } = route.useSearch()
  const navigate = usePageNavigate()
  const client = useQueryClient()
  const toast = useToast()
  const passwordRules = usePasswordRules()
  const [failure, setFailure] = useState<unknown>()
  const flow = useCustomerSignIn({ next: HOME })
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: "" } })
  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined)
    try {
      await resetPassword(client, token, email, password)
      toast({ title: t("reset.done") })
      void navigate({ href: HOME, replace: true })
    } catch (error) {
      // The password is saved; the sign-in asks for what is missing.
      if (error instanceof SignInIncomplete) flow.send({ type: "login.submit", login: { email, password } })
      else setFailure(error)
    }
  })
  const dead = !token || !email || toApiError(failure).status === 401
  if (hasStep(flow))
    return (
      <SignInFrame title={t("signIn.title")} text={t("signIn.text")}>
        <SignInStep flow={flow} />
      </SignInFrame>
    )
  return (
    <SignInFrame title={t("reset.title")} text={email ? t("reset.text", { email }) : t("reset.deadText")}>
      {dead ? (
        <Banner
          tone="refused"
          announce
          title={t("reset.dead")}
          action={
            <LinkButton size="sm" to="/account/forgot" search={{ email: email || undefined }}>
              {t("reset.requestLink")}
            </LinkButton>
          }
        >
          {t("reset.deadText")}
        </Banner>
      ) : (
        <>
          {failure !== undefined ? <Problem error={failure} /> : <SignInProblem flow={flow} />}
          <form method="post" noValidate onSubmit={submit} className="grid gap-4">
            {/* Tells password managers which account the password belongs to. */}
            <input type="hidden" autoComplete="username" value={email} readOnly />
            <PasswordField
              label={t("reset.password")}
              hint={t("register.passwordHint", { min: MIN_PASSWORD })}
              autoComplete="new-password"
              error={formState.errors.password?.message}
              {...register("password", passwordRules)}
            />
            <Button type="submit" variant="primary" size="lg" block busy={formState.isSubmitting || flow.isBusy}>
              {t("reset.submit")}
            </Button>
          </form>
        </>
      )}
    </SignInFrame>
  )
}
