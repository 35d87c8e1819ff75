import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Problem } from "#store/account/problem.tsx"
import { requestPasswordReset } from "#store/account/session.ts"
import { DemoMail } from "#store/shell/demo-mail.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { TextField } from "#ui/text-field.tsx"
import { SignInFrame } from "./sign-in-frame.tsx"

const route = getRouteApi("/_store/account/forgot")

export function ForgotPage() {
  const t = useTranslations("account.session")
  const { next, email: known } = route.useSearch()
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: known ?? "" } })
  const submit = handleSubmit(async (form) => {
    const email = form.email.trim()
    setFailure(undefined)
    try {
      await requestPasswordReset(email)
      setSentTo(email)
    } catch (error) {
      setFailure(error)
    }
  })
  return (
    <SignInFrame
      title={t("forgot.title")}
      text={t("forgot.text")}
      footer={
        <TextLink to="/account/login" search={{ next }}>
          {t("forgot.back")}
        </TextLink>
      }
    >
      {sentTo !== undefined ? (
        <>
          <Banner
            tone="done"
            announce
            title={t("forgot.sent")}
            action={
              <Button size="sm" onClick={() => setSentTo(undefined)}>
                {t("forgot.again")}
              </Button>
            }
          >
            {t("forgot.sentText", { email: sentTo })}
          </Banner>
          <DemoMail to={sentTo} about="auth.password_reset" />
        </>
      ) : (
        <>
          {failure !== undefined && <Problem error={failure} />}
          <form method="post" noValidate onSubmit={submit} className="grid gap-4">
            <TextField
              label={t("email")}
              type="email"
              inputMode="email"
              autoComplete="username"
              error={formState.errors.email?.message}
              {...register("email", {
                required: t("required"),
                validate: (value) => isEmail(value) || t("notAnEmail"),
              })}
            />
            <Button type="submit" variant="primary" size="lg" block busy={formState.isSubmitting}>
              {t("forgot.submit")}
            </Button>
          </form>
        </>
      )}
    </SignInFrame>
  )
}
