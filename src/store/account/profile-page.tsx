import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { AddressCard } from "#app/sign-in/address-card.tsx"
import { FactorsCard } from "#app/sign-in/factors/factors-card.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { ownedKey, storeSdk } from "#store/api/client.ts"
import { DemoMail } from "#store/shell/demo-mail.tsx"
import { useVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { changedFields, OverwriteWarning, overwritten } from "./changed-fields.tsx"
import { type Profile, useLatestCustomer, useSaveProfile } from "./customer.ts"
import { useMember } from "./member.ts"
import { Problem } from "./problem.tsx"
import { requestPasswordReset } from "./session.ts"

export function ProfilePage() {
  const t = useTranslations("account.profile")
  const { owner } = useVisit()
  const { email } = useMember()
  return (
    <div className="grid max-w-2xl gap-6">
      <DocumentTitle title={t("personTitle")} />
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {t("personTitle")}
        </h1>
        <p className="text-sm text-muted">{t("personText")}</p>
      </header>
      <PersonForm />
      <PasswordCard />
      <FactorsCard mfa={() => storeSdk(owner).auth.mfa} queryKey={ownedKey("factors", owner)} account={email} />
      <AddressCard email={email} request={storeSdk(owner).auth.verification.request} />
    </div>
  )
}

const fields = ["first_name", "last_name", "company_name", "phone"] as const

/** Sends empty fields as null. */
const profileOf = (given: { readonly [K in keyof Profile]?: string | null | undefined }): Profile => ({
  first_name: given.first_name?.trim() || null,
  last_name: given.last_name?.trim() || null,
  company_name: given.company_name?.trim() || null,
  phone: given.phone?.trim() || null,
})

const formOf = (profile: Profile) =>
  Object.fromEntries(fields.map((name) => [name, profile[name] ?? ""])) as Record<(typeof fields)[number], string>

function PersonForm() {
  const t = useTranslations("account.profile")
  const required = useTranslations("account.session")("required")
  const member = useMember()
  const latest = useLatestCustomer()
  const update = useSaveProfile()
  const toast = useToast()
  // The values that the form started with; another customer remounts the form.
  const [before, setBefore] = useState(() => profileOf(member))
  const [replaced, setReplaced] = useState<readonly string[]>([])
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: formOf(before) })
  const { errors } = formState
  const save = useMutation({
    mutationFn: async (after: Profile) => {
      const now = profileOf(await latest())
      const others = overwritten(before, after, now)
      setReplaced(others)
      if (others.length > 0) {
        setBefore(now)
        return reset(formOf(now), { keepDirtyValues: true })
      }
      const saved = await update.mutateAsync(changedFields(before, after))
      const next = saved ? profileOf(saved) : after
      setBefore(next)
      reset(formOf(next))
      toast({ title: t("saved") })
    },
  })
  const submit = handleSubmit((form) => save.mutate(profileOf(form)))
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {save.isError && <Problem error={save.error} />}
        <OverwriteWarning values={replaced} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("firstName")}
            autoComplete="given-name"
            error={errors.first_name?.message}
            {...register("first_name", { required })}
          />
          <TextField
            label={t("lastName")}
            autoComplete="family-name"
            error={errors.last_name?.message}
            {...register("last_name", { required })}
          />
          <TextField label={t("company")} optional autoComplete="organization" {...register("company_name")} />
          <TextField
            label={t("phone")}
            optional
            type="tel"
            hint={t("phoneHint")}
            autoComplete="tel"
            {...register("phone")}
          />
        </div>
        <TextField label={t("email")} value={member.email} readOnly hint={t("emailHint")} />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            disabledReason={formState.isDirty ? undefined : t("unchanged")}
          >
            {t("save")}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The server accepts a new password only with an emailed token, even from a signed-in customer. */
function PasswordCard() {
  const t = useTranslations("account.profile.password")
  const { email } = useMember()
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle")
  const [failure, setFailure] = useState<unknown>()
  const send = async () => {
    setState("sending")
    setFailure(undefined)
    try {
      await requestPasswordReset(email)
      setState("sent")
    } catch (error) {
      setFailure(error)
      setState("idle")
    }
  }
  return (
    <Card title={t("title")} description={t("text", { email })}>
      <div className="grid justify-items-start gap-3">
        {failure !== undefined && <Problem error={failure} />}
        {state === "sent" ? (
          <>
            <Banner tone="done" announce title={t("sent", { email })}>
              {t("sentText")}
            </Banner>
            <DemoMail to={email} about="auth.password_reset" />
          </>
        ) : (
          <Button icon="mail" busy={state === "sending"} onClick={send}>
            {t("send")}
          </Button>
        )}
      </div>
    </Card>
  )
}
