import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { SignInProblem } from "#app/sign-in/sign-in-problem.tsx"
import { hasStep, SignInStep } from "#app/sign-in/sign-in-step.tsx"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Problem } from "#store/account/problem.tsx"
import { AccountExists, MIN_PASSWORD, SignInIncomplete, signUp } from "#store/account/session.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { SignInFrame } from "./sign-in-frame.tsx"
import { HOME } from "./sign-in-search.ts"
import { useContinue } from "./use-continue.ts"
import { useCustomerSignIn } from "./use-customer-sign-in.ts"
import { usePasswordRules } from "./use-password-rules.ts"

const route = getRouteApi("/_store/account/register")

export function RegisterPage() {
  const t = useTranslations("account.session")
  const { next, email: known } = route.useSearch()
  const openPage = useContinue(next)
  const client = useQueryClient()
  const toast = useToast()
  const passwordRules = usePasswordRules()
  const [failure, setFailure] = useState<unknown>()
  const flow = useCustomerSignIn({ next })
  const { register, handleSubmit, getValues, formState } = useForm({
    defaultValues: { first_name: "", last_name: "", email: known ?? "", password: "" },
  })
  const { errors } = formState
  const required = { required: t("required") }
  const submit = handleSubmit(async ({ password, ...form }) => {
    setFailure(undefined)
    const person = { first_name: form.first_name.trim(), last_name: form.last_name.trim(), email: form.email.trim() }
    try {
      await signUp(client, { ...person, password })
      toast({ title: t("register.done", { name: person.first_name }) })
      openPage(next ?? HOME)
    } catch (error) {
      // The account exists now; the sign-in asks for what is missing.
      if (error instanceof SignInIncomplete)
        flow.send({ type: "login.submit", login: { email: person.email, password } })
      else setFailure(error)
    }
  })
  const linkSearch = () => ({ next, email: getValues("email") || undefined })

  if (hasStep(flow))
    return (
      <SignInFrame title={t("signIn.title")} text={t("signIn.text")}>
        <SignInStep flow={flow} />
      </SignInFrame>
    )
  return (
    <SignInFrame
      title={t("register.title")}
      text={t("register.text")}
      footer={
        <>
          {`${t("register.have")} `}
          <TextLink to="/account/login" search={linkSearch} replace state>
            {t("register.signIn")}
          </TextLink>
        </>
      }
    >
      {failure instanceof AccountExists ? (
        <TakenBanner linkSearch={linkSearch} />
      ) : (
        (failure !== undefined && <Problem error={failure} />) || <SignInProblem flow={flow} />
      )}
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("register.firstName")}
            autoComplete="given-name"
            error={errors.first_name?.message}
            {...register("first_name", required)}
          />
          <TextField
            label={t("register.lastName")}
            autoComplete="family-name"
            error={errors.last_name?.message}
            {...register("last_name", required)}
          />
        </div>
        <TextField
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register("email", { ...required, validate: (value) => isEmail(value) || t("notAnEmail") })}
        />
        <PasswordField
          label={t("password")}
          hint={t("register.passwordHint", { min: MIN_PASSWORD })}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register("password", passwordRules)}
        />
        <Button type="submit" variant="primary" size="lg" block busy={formState.isSubmitting || flow.isBusy}>
          {t("register.submit")}
        </Button>
      </form>
    </SignInFrame>
  )
}

function TakenBanner({ linkSearch }: { linkSearch: () => Record<"next" | "email", string | undefined> }) {
  const t = useTranslations("account.session")
  return (
    <Banner
      tone="waiting"
      announce
      title={t("register.taken")}
      action={
        <>
          <LinkButton size="sm" to="/account/login" search={linkSearch} replace state>
            {t("register.signIn")}
          </LinkButton>
          <LinkButton size="sm" to="/account/forgot" search={linkSearch}>
            {t("forgot.title")}
          </LinkButton>
        </>
      }
    >
      {t("register.takenText")}
    </Banner>
  )
}
