import { useEffect } from "react"
import { useForm } from "react-hook-form"
import type { SignInFlow } from "#app/sign-in/use-sign-in.ts"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { TextField } from "#ui/text-field.tsx"

/** Only in the demo; production builds contain no credentials. */
const DEMO = import.meta.env.VITE_DEMO ? { email: "customer@example.com", password: "supersecret" } : undefined

interface PasswordFormProps {
  readonly flow: SignInFlow
  readonly email: string | undefined
  readonly linkSearch: () => { next: string | undefined; email: string | undefined }
  readonly onEmail: (email: string) => void
}

/** Email and password; a refused password is selected. */
export function PasswordForm({ flow, email, linkSearch, onEmail }: PasswordFormProps) {
  const t = useTranslations("account.session")
  const { attempt, error, problem } = flow.context
  const known = attempt?.kind === "password" ? attempt : { email: email ?? "", password: "" }
  const { register, handleSubmit, setValue, setFocus, formState } = useForm({
    defaultValues: { email: known.email, password: known.password },
  })
  const submit = handleSubmit((login) =>
    flow.send({ type: "login.submit", login: { ...login, email: login.email.trim() } }),
  )
  const isWrong = problem === "wrong" && error !== null
  useEffect(() => {
    if (isWrong) setFocus("password", { shouldSelect: true })
  }, [isWrong, setFocus])
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          onFocus={flow.prepare}
          error={formState.errors.email?.message}
          {...register("email", {
            required: t("required"),
            validate: (value) => isEmail(value) || t("notAnEmail"),
            onChange: ({ target }: { target: HTMLInputElement }) => onEmail(target.value),
          })}
        />
        <PasswordField
          label={t("password")}
          autoComplete="current-password"
          onFocus={flow.prepare}
          error={formState.errors.password?.message}
          {...register("password", { required: t("required") })}
        />
        <p className="-mt-1 text-sm">
          <TextLink to="/account/forgot" search={linkSearch}>
            {t("signIn.forgot")}
          </TextLink>
        </p>
        <Button type="submit" variant="primary" size="lg" block busy={flow.isBusy && attempt?.kind !== "provider"}>
          {t("signIn.submit")}
        </Button>
      </form>
      {DEMO && (
        <p className="flex items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-2 text-sm text-muted">
          <span className="min-w-0">{t("signIn.demo", DEMO)}</span>
          <span className="shrink-0">
            <Button
              size="sm"
              onClick={() => {
                setValue("email", DEMO.email)
                setValue("password", DEMO.password)
              }}
            >
              {t("signIn.fill")}
            </Button>
          </span>
        </p>
      )}
    </>
  )
}
