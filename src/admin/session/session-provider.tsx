import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Fragment, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { adminSdk, bindWrites, presentAdmin, settleRequests, TOKEN_KEY } from "#admin/api/client.ts"
import { forgetBulkEdit } from "#admin/kit/bulk-job/forget.ts"
import { dropDraftsOfOthers } from "#admin/kit/unsaved/form-drafts.ts"
import { mayLeave } from "#admin/kit/unsaved/leave-guards.ts"
import type { Flow } from "#app/flow/recorder.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { late } from "#ui/late.tsx"
import { useToast } from "#ui/toasts.tsx"
import { endSession } from "./end-session.ts"
import { meQuery } from "./login.ts"
import { SessionContext } from "./session.ts"

const loadKeeper = async () => (await import("./session-keeper.tsx")).default
const SessionKeeper = late(loadKeeper)

/**
 * Wraps the pages behind the login: follows other tabs, and asks for the password when the session expires. The
 * machine that asks loads after the page; requests that are rejected before wait for it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("admin.session")
  const toast = useToast()
  const router = useRouter()
  const client = useQueryClient()
  const { data: user } = useQuery(meQuery)
  const [flow, setFlow] = useState<Flow>()
  const [isLeaving, setLeaving] = useState(false)
  /** Increased to load the machine again. */
  const [attempt, setAttempt] = useState(0)
  const admin = useRef(presentAdmin())
  const [visit, setVisit] = useState(0)

  const announceAdmin = async () => {
    const me = await client.fetchQuery(meQuery).catch(() => null)
    if (me) toast({ tone: "waiting", title: t("switched", { email: me.email }), text: t("switchedText") })
  }
  /** If another admin is signed in, clears the previous admin's data, input and waiting requests. */
  const hasSwitched = (): boolean => {
    const before = admin.current
    admin.current = presentAdmin() ?? before
    if (before === null || admin.current === before) return false
    settleRequests(false)
    dropDraftsOfOthers()
    forgetBulkEdit({ ofOthers: true })
    void client.cancelQueries({ queryKey: ["admin"] })
    client.removeQueries({ queryKey: ["admin"] })
    toast(null)
    setVisit((count) => count + 1)
    void router.invalidate()
    void announceAdmin()
    return true
  }
  const noticeSwitch = useEffectEvent(() => void hasSwitched())

  // A notification's action, such as undo, is the admin's who has signed out.
  useEffect(() => () => toast(null), [toast])

  useEffect(() => {
    const unbind = bindWrites({ admin: () => admin.current, onOther: () => noticeSwitch() })
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) noticeSwitch()
    }
    const onPageShow = () => noticeSwitch()
    window.addEventListener("pageshow", onPageShow)
    window.addEventListener("storage", onStorage)
    return () => {
      unbind()
      window.removeEventListener("storage", onStorage)
      window.removeEventListener("pageshow", onPageShow)
    }
  }, [])

  const value = useMemo(() => {
    const signOut = async () => {
      if (!(await mayLeave())) return
      setLeaving(true)
      if (flow) return
      // The machine's code may have failed to load: signs out without it if it fails again.
      try {
        await loadKeeper()
        setAttempt((count) => count + 1)
      } catch {
        await adminSdk()
          .auth.logout()
          .catch(() => undefined)
        await endSession(router, client)
      }
    }
    return { user, flow, signOut }
  }, [user, flow, router, client])
  return (
    <SessionContext value={value}>
      <Fragment key={visit}>{children}</Fragment>
      <Suspense>
        <SessionKeeper
          key={attempt}
          email={user?.email}
          isLeaving={isLeaving}
          onFlow={setFlow}
          onRestored={() => {
            if (hasSwitched()) return
            settleRequests(true)
            client.invalidateQueries({ queryKey: ["admin"] })
          }}
        />
      </Suspense>
    </SessionContext>
  )
}
