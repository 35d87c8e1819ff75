import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react"
import { createSessionMachine } from "#machines/session/session.machine.ts"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { adminSdk, keepSession, TOKEN_KEY } from "#routes/admin/-data/client.ts"
import { meQuery } from "#routes/admin/-data/session.ts"
import { late } from "#ui/late.tsx"
import { SessionContext } from "./session.ts"

const SessionDialog = late(async () => (await import("./session-dialog.tsx")).default)

/** Around everything behind the login: asks for the password in place where it has run out, and follows the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const client = useQueryClient()
  const { data: user } = useQuery(meQuery)
  const [machine] = useState(() => createSessionMachine(adminSdk()))
  const recorder = useFlowRecorder()
  const [snapshot, send, actor] = useMachine(machine, { inspect: recorder.inspect })

  useEffect(() => {
    const keeper = keepSession(() => actor.send({ type: "session.lost" }))
    const restored = actor.on("session.restored", () => {
      keeper.settle(true)
      client.invalidateQueries({ queryKey: ["admin"] })
    })
    const left = actor.subscribe({
      complete: async () => {
        await router.navigate({ to: "/admin/login" })
        client.removeQueries({ queryKey: ["admin"] })
        keeper.settle(false)
      },
    })
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) actor.send({ type: "session.stored", hasToken: newValue !== null })
    }
    window.addEventListener("storage", onStorage)
    return () => {
      keeper.stop()
      restored.unsubscribe()
      left.unsubscribe()
      window.removeEventListener("storage", onStorage)
    }
  }, [actor, client, router])

  const asking = snapshot.hasTag("asking")
  const flow = useMemo(() => ({ machine, recorder }), [machine, recorder])
  const value = useMemo(() => ({ user, flow, signOut: () => send({ type: "session.leave" }) }), [user, flow, send])
  return (
    <SessionContext value={value}>
      {children}
      {asking && (
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
