import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useState } from "react"
import { keepLogin } from "#admin/session/login.ts"
import { visitorSdk } from "#admin/settings/team/team.ts"
import { DemoFlow } from "#app/flow/demo-flow.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { createAcceptInviteMachine } from "#machines/team/accept-invite/accept-invite.machine.ts"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { useToast } from "#ui/toasts.tsx"
import { InviteForm } from "./invite-form.tsx"

const route = getRouteApi("/admin/invite")

export function InvitePage() {
  const { token } = route.useSearch()
  return (
    <I18nProvider {...route.useLoaderData()}>
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
