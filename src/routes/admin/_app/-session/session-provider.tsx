import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { Fragment, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { createSessionMachine } from "#machines/session/session.machine.ts"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { forgetBulkEdit } from "#routes/admin/_app/-bulk-edit/forget.ts"
import { dropAllDrafts, dropDraftsOfOthers } from "#routes/admin/-kit/form-drafts.ts"
import { mayLeave } from "#routes/admin/-kit/leave-guards.ts"
import { forgetAllRecent } from "#routes/admin/-kit/recent-records.ts"
import { adminSdk, bindWrites, keepSession, presentAdmin, TOKEN_KEY } from "#routes/admin/-queries/client.ts"
import { meQuery } from "#routes/admin/-queries/session.ts"
import { late } from "#ui/late.tsx"
import { useToast } from "#ui/toasts.tsx"
import { SessionContext } from "./session.ts"

const SessionDialog = late(async () => (await import("./session-dialog.tsx")).default)

/** Wraps the pages behind the login: asks for the password when the session expires, and follows other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("admin.session")
  const toast = useToast()
  const router = useRouter()
  const client = useQueryClient()
  const { data: user } = useQuery(meQuery)
  const [machine] = useState(() => createSessionMachine(adminSdk()))
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, { inspect: recorder.inspect })

  const announceAdmin = useEffectEvent(async () => {
    const me = await client.fetchQuery(meQuery).catch(() => null)
    if (me) toast({ tone: "waiting", title: t("switched", { email: me.email }), text: t("switchedText") })
  })
  const admin = useRef(presentAdmin())
  const [visit, setVisit] = useState(0)

  useEffect(() => {
    const keeper = keepSession(() => actor.send({ type: "session.lost" }))
    /** If another admin is signed in, clears the previous admin's data, input and waiting requests. */
    const hasSwitched = (): boolean => {
      const before = admin.current
      admin.current = presentAdmin() ?? before
      if (before === null || admin.current === before) return false
      keeper.settle(false)
      dropDraftsOfOthers()
      forgetBulkEdit({ ofOthers: true })
      void client.cancelQueries({ queryKey: ["admin"] })
      client.removeQueries({ queryKey: ["admin"] })
      setVisit((count) => count + 1)
      void router.invalidate()
      void announceAdmin()
      return true
    }
    const unbind = bindWrites({ admin: () => admin.current, onOther: () => void hasSwitched() })
    const restored = actor.on("session.restored", () => {
      if (hasSwitched()) return
      keeper.settle(true)
      client.invalidateQueries({ queryKey: ["admin"] })
    })
    const left = actor.subscribe({
      complete: async () => {
        dropAllDrafts()
        forgetBulkEdit({ ofOthers: false })
        forgetAllRecent()
        // Signing out has asked about unsaved changes already.
        await router.navigate({ to: "/admin/login", ignoreBlocker: true })
        client.removeQueries({ queryKey: ["admin"] })
        keeper.settle(false)
      },
    })
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== TOKEN_KEY && key !== null) return
      hasSwitched()
      actor.send({ type: "session.stored", hasToken: newValue !== null })
    }
    const onPageShow = () => void hasSwitched()
    window.addEventListener("pageshow", onPageShow)
    window.addEventListener("storage", onStorage)
    return () => {
      keeper.stop()
      unbind()
      restored.unsubscribe()
      left.unsubscribe()
      window.removeEventListener("storage", onStorage)
      window.removeEventListener("pageshow", onPageShow)
    }
  }, [actor, client, router])

  const isPrompting = snapshot.hasTag("prompt")
  const flow = useMemo(() => ({ machine, recorder }), [machine, recorder])
  const value = useMemo(() => {
    const signOut = async () => {
      if (await mayLeave()) send({ type: "session.leave" })
    }
    return { user, flow, signOut }
  }, [user, flow, send])
  return (
    <SessionContext value={value}>
      <Fragment key={visit}>{children}</Fragment>
      {isPrompting && (
        <Suspense>
          <SessionDialog
            email={user?.email}
            busy={snapshot.hasTag("busy")}
            error={snapshot.context.error}
            flow={flow}
            onConfirm={(login) => send({ type: "session.confirm", login })}
            onLeave={() => send({ type: "session.leave" })}
          />
        </Suspense>
      )}
    </SessionContext>
  )
}
