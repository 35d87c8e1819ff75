import { useEffect } from "react"
import { useForm } from "react-hook-form"
import type { SignInFlow } from "#app/sign-in/use-sign-in.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/text-field.tsx"

/** Only in the demo; production builds contain no credentials. */
const DEMO = import.meta.env.VITE_DEMO ? { email: "admin@example.com", password: "supersecret" } : undefined

/** Email and password; a failed sign-in keeps the email. */
export function PasswordForm({ flow }: { flow: SignInFlow }) {
  const t = useTranslations("admin.session")
  const { attempt, error } = flow.context
  const { register, handleSubmit, setValue, setFocus, formState } = useForm({
    defaultValues: { email: attempt?.kind === "password" ? attempt.email : "", password: "" },
  })
  const required = { required: t("required") }
  const submit = handleSubmit(({ email, password }) =>
    flow.send({ type: "login.submit", login: { email: email.trim(), password } }),
  )
  const isRefused = error !== null && attempt?.kind === "password"
  useEffect(() => {
    if (!isRefused) return
    setValue("password", "")
    setFocus("password")
  }, [isRefused, setValue, setFocus])
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t("email")}
          type="email"
          autoComplete="username"
          onFocus={flow.prepare}
          error={formState.errors.email?.message}
          {...register("email", required)}
        />
        <TextField
          label={t("password")}
          type="password"
          autoComplete="current-password"
          onFocus={flow.prepare}
          error={formState.errors.password?.message}
          {...register("password", required)}
        />
        <Button type="submit" variant="primary" block busy={flow.isBusy && attempt?.kind !== "provider"}>
          {t("submit")}
        </Button>
      </form>
      {DEMO && (
        <p className="flex items-center justify-between gap-2 text-xs text-muted">
          {t("demo", DEMO)}
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setValue("email", DEMO.email)
              setValue("password", DEMO.password)
            }}
          >
            {t("fill")}
          </Button>
        </p>
      )}
    </>
  )
}
