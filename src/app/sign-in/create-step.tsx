import { useForm } from "react-hook-form"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Person } from "#machines/session/sign-in.rules.ts"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/text-field.tsx"
import { SignInProblem } from "./sign-in-problem.tsx"
import type { SignInFlow } from "./use-sign-in.ts"

/** A login without an account: customers complete theirs; administrators confirm that one is created or linked. */
export function CreateStep({ flow, person }: { flow: SignInFlow; person: Person }) {
  const t = useTranslations("signIn.create")
  const isCustomer = flow.context.actorType === "customer"
  const { register, handleSubmit, formState } = useForm({ defaultValues: { ...person } })
  const { errors } = formState
  const required = { required: t("required") }
  const submit = handleSubmit((form) => {
    const entered = {
      email: form.email.trim(),
      first_name: form.first_name.trim(),
      last_name: form.last_name.trim(),
    }
    flow.send({ type: "account.create", person: entered })
  })
  return (
    <div className="grid gap-4">
      <h2 className="font-semibold">{t(isCustomer ? "title" : "adminTitle")}</h2>
      <p className="text-sm wrap-anywhere text-muted">
        {isCustomer ? t("text") : t("adminText", { email: person.email || t("unknown") })}
      </p>
      <SignInProblem flow={flow} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        {isCustomer && (
          <>
            <TextField
              label={t("first_name")}
              autoComplete="given-name"
              error={errors.first_name?.message}
              {...register("first_name", required)}
            />
            <TextField
              label={t("last_name")}
              autoComplete="family-name"
              error={errors.last_name?.message}
              {...register("last_name", required)}
            />
            <TextField
              label={t("email")}
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...register("email", { ...required, validate: (value) => isEmail(value) || t("notAnEmail") })}
            />
          </>
        )}
        <Button type="submit" variant="primary" block busy={flow.isBusy}>
          {t(isCustomer ? "submit" : "adminSubmit")}
        </Button>
      </form>
      <Button variant="quiet" block onClick={() => flow.send({ type: "login.restart" })}>
        {t("restart")}
      </Button>
    </div>
  )
}
