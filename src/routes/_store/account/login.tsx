import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { flag, searchParams } from "#lib/search-params.ts"
import { SignInIncomplete, signIn } from "#routes/_store/-customer/session.ts"
import { GUEST } from "#routes/_store/-visit/owner.ts"
import { previousCustomer, visit, watchVisit } from "#routes/_store/-visit/visit.ts"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { TextField } from "#ui/text-field.tsx"
import { Problem } from "./-account/problem.tsx"
import { SignInFrame } from "./-sign-in/sign-in-frame.tsx"
import { HOME, signInSearch } from "./-sign-in/sign-in-search.ts"

const search = searchParams({ ...signInSearch, expired: flag })

export const Route = createFileRoute("/_store/account/login")({
  validateSearch: search,
  beforeLoad: async ({ search, context: { queryClient } }) => {
    const { hasToken, loadCustomer } = await import("#routes/_store/-customer/customer.ts")
    if (!hasToken()) return
    const customer = await loadCustomer(queryClient).catch(() => null)
    if (customer) throw redirect({ href: search.next ?? HOME })
  },
  component: Login,
})

/** Only in the demo; production builds contain no credentials. */
const DEMO = import.meta.env.VITE_DEMO ? { email: "customer@example.com", password: "supersecret" } : undefined

function Login() {
  const t = useTranslations("account.session")
  const { next, email: known, expired } = Route.useSearch()
  const router = useRouter()
  const client = useQueryClient()
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, getValues, setValue, setFocus, formState } = useForm({
    defaultValues: { email: known ?? "", password: "" },
  })
  // Another tab has signed in, so this one continues to the requested page.
  useEffect(
    () =>
      watchVisit(({ after, cause }) => {
        if (cause === "noticed" && after.owner !== GUEST) void router.invalidate()
      }),
    [router],
  )
  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(undefined)
    try {
      await signIn(client, { email: email.trim(), password })
      // The requested page was another customer's, so it isn't opened for this one.
      const before = previousCustomer()
      router.history.push(before === undefined || before === visit().owner ? (next ?? HOME) : HOME)
    } catch (error) {
      setFailure(error)
      if (toApiError(error).status === 401) setFocus("password", { shouldSelect: true })
    }
  })
  const linkSearch = () => ({ next, email: getValues("email") || undefined })

  return (
    <SignInFrame
      title={t("signIn.title")}
      text={expired ? t("signIn.expired") : t("signIn.text")}
      footer={
        <>
          {`${t("signIn.new")} `}
          <TextLink to="/account/register" search={linkSearch}>
            {t("signIn.register")}
          </TextLink>
        </>
      }
    >
      {failure !== undefined && <Failure error={failure} />}
      <form noValidate onSubmit={submit} className="grid gap-4">
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
        <PasswordField
          label={t("password")}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password", { required: t("required") })}
        />
        <p className="-mt-1 text-sm">
          <TextLink to="/account/forgot" search={linkSearch}>
            {t("signIn.forgot")}
          </TextLink>
        </p>
        <Button type="submit" variant="primary" size="lg" block busy={formState.isSubmitting}>
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
    </SignInFrame>
  )
}

function Failure({ error }: { error: unknown }) {
  const t = useTranslations("account.session.signIn")
  if (error instanceof SignInIncomplete) {
    const missing = error.reason === "no-customer"
    return (
      <Banner tone="refused" announce title={t(missing ? "noCustomer" : "more")}>
        {t(missing ? "noCustomerText" : "moreText")}
      </Banner>
    )
  }
  if (toApiError(error).status === 401)
    return (
      <Banner tone="refused" announce title={t("wrong")}>
        {t("wrongText")}
      </Banner>
    )
  return <Problem error={error} />
}
