import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslations } from "#lib/i18n.tsx"
import { flag, searchParams, text } from "#lib/search-params.ts"
import { logIn } from "#routes/admin/-data/session.ts"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { BrandMark } from "#ui/brand-mark.tsx"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { TextField } from "#ui/text-field.tsx"

export const Route = createFileRoute("/admin/login")({
  validateSearch: searchParams({ to: text(/^\/admin(\/|$)/), expired: flag }),
  component: Login,
})

/** Only in the demo: a production build holds no credentials. */
const DEMO = import.meta.env.VITE_DEMO ? { email: "admin@example.com", password: "supersecret" } : undefined
type Problem = "wrong" | "lost" | "failed"

/** One sentence when it does not work; the e-mail stays. */
function Login() {
  const t = useTranslations("admin.session")
  const { to = "/admin", expired } = Route.useSearch()
  const router = useRouter()
  const client = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  const { register, handleSubmit, setValue, setFocus, formState } = useForm({
    defaultValues: { email: "", password: "" },
  })
  const required = { required: t("required") }

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(undefined)
    try {
      await logIn(email.trim(), password)
      client.removeQueries({ queryKey: ["admin"] })
      router.history.push(to)
    } catch (error) {
      const { status, kind } = toApiError(error)
      setProblem(status === 401 ? "wrong" : kind === "network" ? "lost" : "failed")
      setValue("password", "")
      setFocus("password")
    }
  })

  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <DocumentTitle title={t("title")} />
      <div className="grid w-full max-w-sm gap-6 rounded-xl border border-line bg-surface p-6 shadow-sm sm:p-8">
        <BrandMark size={32} />
        <div className="grid gap-1">
          <h1 className="text-lg font-semibold">{t("title")}</h1>
          <p className="text-muted">{expired ? t("expired") : t("text")}</p>
        </div>
        {problem && <Banner tone="refused" announce title={t(problem)} />}
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label={t("email")}
            type="email"
            autoComplete="username"
            error={formState.errors.email?.message}
            {...register("email", required)}
          />
          <TextField
            label={t("password")}
            type="password"
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register("password", required)}
          />
          <Button type="submit" variant="primary" block busy={formState.isSubmitting}>
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
      </div>
    </main>
  )
}
