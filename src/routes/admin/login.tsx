import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, useRouter } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslations } from "#lib/i18n.tsx"
import { flag, searchParams, text } from "#lib/search-params.ts"
import { createSignInMachine } from "#machines/sign-in/sign-in.machine.ts"
import { DemoFlow } from "#routes/-app/flow/demo-flow.tsx"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { Banner } from "#ui/banner.tsx"
import { BrandMark } from "#ui/brand-mark.tsx"
import { Button } from "#ui/button.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { TextField } from "#ui/text-field.tsx"
import { dropDraftsOfOthers } from "./-kit/form-drafts.ts"
import { adminSdk, TOKEN_KEY } from "./-queries/client.ts"

export const Route = createFileRoute("/admin/login")({
  validateSearch: searchParams({ to: text(/^\/admin(\/|$)/), expired: flag }),
  component: Login,
})

/** Only in the demo; production builds contain no credentials. */
const DEMO = import.meta.env.VITE_DEMO ? { email: "admin@example.com", password: "supersecret" } : undefined

/** Sign-in page; a failed sign-in shows one sentence and keeps the email. */
function Login() {
  const t = useTranslations("admin.session")
  const { to = "/admin", expired } = Route.useSearch()
  const router = useRouter()
  const client = useQueryClient()
  const [machine] = useState(() => createSignInMachine(adminSdk()))
  const recorder = useFlowRecorder()
  const [snapshot, send] = useMachine(machine, { inspect: recorder.inspect })
  const { error } = snapshot.context
  const problem = error && (error.status === 401 ? "wrong" : error.kind === "network" ? "lost" : "failed")
  const isIn = snapshot.status === "done"
  const { register, handleSubmit, setValue, setFocus, formState } = useForm({
    defaultValues: { email: "", password: "" },
  })
  const required = { required: t("required") }

  const submit = handleSubmit(({ email, password }) =>
    send({ type: "login.submit", login: { email: email.trim(), password } }),
  )
  useEffect(() => {
    if (!isIn) return
    dropDraftsOfOthers()
    client.removeQueries({ queryKey: ["admin"] })
    router.history.push(to)
  }, [isIn, client, router, to])
  useEffect(() => {
    if (!error) return
    setValue("password", "")
    setFocus("password")
  }, [error, setValue, setFocus])
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY && newValue !== null) send({ type: "login.stored" })
    }
    window.addEventListener("storage", onStorage)
    return () => window.removeEventListener("storage", onStorage)
  }, [send])

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
          <Button type="submit" variant="primary" block busy={isIn || snapshot.hasTag("busy")}>
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
        <DemoFlow machine={machine} recorder={recorder} />
      </div>
    </main>
  )
}
