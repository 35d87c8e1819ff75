import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { Suspense, useEffect, useEffectEvent, useState } from "react"
import { adminSdk, keepSession, presentToken, TOKEN_KEY } from "#admin/api/client.ts"
import { type Flow, useFlowRecorder } from "#app/flow/recorder.ts"
import { createSessionMachine } from "#machines/session/session.machine.ts"
import { late } from "#ui/late.tsx"
import { endSession } from "./end-session.ts"

const SessionDialog = late(async () => (await import("./session-dialog.tsx")).default)

interface SessionKeeperProps {
  /** Email of the admin who is signed in, if it is known. */
  readonly email: string | undefined
  /** Signs out, in all tabs. */
  readonly isLeaving: boolean
  /** Called with the running machine. */
  readonly onFlow: (flow: Flow) => void
  /** Called after someone signed in again. */
  readonly onRestored: () => void
}

/** Runs the session machine: renews the login, asks for the password when it expires, and signs out. */
export default function SessionKeeper({ email, isLeaving, onFlow, onRestored }: SessionKeeperProps) {
  const router = useRouter()
  const client = useQueryClient()
  const recorder = useFlowRecorder()
  const [flow] = useState(() => ({ machine: createSessionMachine(adminSdk()), recorder }))
  const [snapshot, send, actor] = useMachine(flow.machine, { inspect: recorder.inspect })
  const restore = useEffectEvent(onRestored)

  useEffect(() => onFlow(flow), [onFlow, flow])

  useEffect(() => {
    const stop = keepSession(() => actor.send({ type: "session.lost" }))
    const restored = actor.on("session.restored", () => restore())
    const left = actor.subscribe({
      complete: () => {
        stop()
        void endSession(router, client)
      },
    })
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) actor.send({ type: "session.stored", hasToken: newValue !== null })
    }
    window.addEventListener("storage", onStorage)
    return () => {
      stop()
      restored.unsubscribe()
      left.unsubscribe()
      window.removeEventListener("storage", onStorage)
    }
  }, [actor, client, router])

  // Another tab may have signed out while this code was loading.
  useEffect(() => actor.send({ type: "session.stored", hasToken: presentToken() !== null }), [actor])
  useEffect(() => {
    if (isLeaving) send({ type: "session.leave" })
  }, [isLeaving, send])

  return (
    snapshot.hasTag("prompt") && (
      <Suspense>
        <SessionDialog
          email={email}
          busy={snapshot.hasTag("busy")}
          error={snapshot.context.error}
          flow={flow}
          onConfirm={(login) => send({ type: "session.confirm", login })}
          onLeave={() => send({ type: "session.leave" })}
        />
      </Suspense>
    )
  )
}
