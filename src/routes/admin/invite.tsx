import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useState } from "react"
import { keepLogin } from "#admin/session/login.ts"
import { visitorSdk } from "#admin/settings/team/team.ts"
import { InviteForm } from "#admin/sign-in/invite-form.tsx"
import { DemoFlow } from "#app/flow/demo-flow.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { searchParams, textOrEmpty } from "#lib/search-params.ts"
import { createAcceptInviteMachine } from "#machines/team/accept-invite/accept-invite.machine.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { useToast } from "#ui/toasts.tsx"

/** Page linked from an invitation: `/admin/invite?token=…`. */
export const Route = createFileRoute("/admin/invite")({
  validateSearch: searchParams({ token: textOrEmpty }),
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "invite"),
  staleTime: Number.POSITIVE_INFINITY,
  component: Invite,
})

function Invite() {
  const { token } = Route.useSearch()
  return (
    <I18nProvider {...Route.useLoaderData()}>
      <AcceptInvite key={token} token={token} />
    </I18nProvider>
  )
}

const icons = { wrong: "search", expired: "clock", used: "info" } as const

function AcceptInvite({ token }: { token: string }) {
  const t = useTranslations("admin.acceptInvite")
  const [machine] = useState(() => createAcceptInviteMachine(visitorSdk()))
  const [input] = useState(() => ({ token, now: Date.now() }))
  const recorder = useFlowRecorder()
  const [snapshot, send] = useMachine(machine, { input, inspect: recorder.inspect })
  const { output, context } = snapshot
  const login = output?.outcome === "joined" ? output.login : undefined
  useEnter(login)
  const drawing = <DemoFlow machine={machine} recorder={recorder} />
  if (output && output.outcome !== "joined") {
    const { outcome } = output
    return (
      <main id="main" tabIndex={-1}>
        <StatusPage
          icon={icons[outcome]}
          title={t(`${outcome}.title`)}
          text={t(`${outcome}.text`)}
          actions={
            <LinkButton to="/admin/login" variant="primary">
              {t("signIn")}
            </LinkButton>
          }
        />
        {drawing}
      </main>
    )
  }
  return (
    <InviteForm
      email={context.email}
      error={context.error}
      busy={snapshot.hasTag("busy") || login !== undefined}
      foot={drawing}
      onSubmit={(member) => send({ type: "invite.accept", member })}
    />
  )
}

/** Signs the new member in on this browser. */
function useEnter(login: string | undefined) {
  const t = useTranslations("admin.acceptInvite")
  const navigate = usePageNavigate()
  const client = useQueryClient()
  const toast = useToast()
  useEffect(() => {
    if (login === undefined) return
    void (async () => {
      await keepLogin(login)
      client.removeQueries({ queryKey: ["admin"] })
      toast({ title: t("done"), tone: "done" })
      await navigate({ to: "/admin", replace: true })
    })()
  }, [login, navigate, client, toast, t])
}
