import type { ReactNode } from "react"
import { useForm } from "react-hook-form"
import { isGuessable } from "#lib/guessable-password.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { MIN_PASSWORD } from "#machines/team/accept-invite/accept-invite.rules.ts"
import { type ApiError, hasNoResponse } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { BrandName } from "#ui/brand-name.tsx"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { TextField } from "#ui/text-field.tsx"

interface Member {
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}
interface InviteFormProps {
  email: string
  error: ApiError | null
  busy: boolean
  foot: ReactNode
  onSubmit: (member: Member) => void
}

/** Name and password of an invited member; errors are shown above the form and the input is kept. */
export function InviteForm({ email, error, busy, foot, onSubmit }: InviteFormProps) {
  const t = useTranslations("admin.acceptInvite")
  const { register, handleSubmit, formState } = useForm<Member>({
    defaultValues: { firstName: "", lastName: "", password: "" },
  })
  const { errors } = formState
  const required = { required: t("required") }
  const problem = error && (error.status === 401 ? "taken" : hasNoResponse(error) ? "lost" : "failed")
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <DocumentTitle title={t("title")} />
      <div className="grid w-full max-w-sm gap-6 rounded-xl border border-line bg-surface p-6 shadow-sm sm:p-8">
        <BrandName />
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="text-lg font-semibold">
            {t("title")}
          </h1>
          <p className="break-words text-muted">{t("text", { email })}</p>
        </div>
        {problem && (
          <Banner tone="refused" announce title={t(`${problem}.title`)}>
            {t(`${problem}.text`)}
          </Banner>
        )}
        <form noValidate onSubmit={handleSubmit((member) => !busy && onSubmit(member))} className="grid gap-4">
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <TextField
            label={t("firstName")}
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register("firstName", required)}
          />
          <TextField
            label={t("lastName")}
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register("lastName", required)}
          />
          <PasswordField
            label={t("password")}
            hint={t("passwordHint", { min: MIN_PASSWORD })}
            autoComplete="new-password"
            error={errors.password?.message}
            {...register("password", {
              ...required,
              validate: (value) => {
                if (value.length < MIN_PASSWORD) return t("short", { count: MIN_PASSWORD - value.length })
                return !isGuessable(value) || t("guessable")
              },
            })}
          />
          <Button type="submit" variant="primary" block busy={busy}>
            {t("submit")}
          </Button>
        </form>
        {foot}
      </div>
    </main>
  )
}
