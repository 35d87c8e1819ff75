import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { memoizeUntilFailure } from "#lib/memoize.ts"
import type { startSignIn } from "./sign-in-actor.ts"

type SignIn = ReturnType<typeof startSignIn>

/**
 * Loads the sign-in machine when it is first needed. `run` calls its argument with the machine's actor, at once if that
 * is loaded. `isStarting`: something waits for it. `hasFailed`: it couldn't be loaded; the next `run` loads it again.
 */
export function useSignInActor(start: (load: typeof startSignIn) => SignIn) {
  const [signIn, setSignIn] = useState<SignIn>()
  const [waiting, setWaiting] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const isGone = useRef(false)
  const [load] = useState(() =>
    memoizeUntilFailure(async () => {
      const started = start((await import("./sign-in-actor.ts")).startSignIn)
      if (isGone.current) started.actor.stop()
      else setSignIn(started)
      return started
    }),
  )
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  useEffect(() => () => void signIn?.actor.stop(), [signIn])

  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = signIn?.actor.subscribe(onChange)
      return () => subscription?.unsubscribe()
    },
    [signIn],
  )
  const getSnapshot = () => signIn?.actor.getSnapshot()
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)

  const run = useCallback(
    (work: (actor: SignIn["actor"]) => void) => {
      if (signIn) return work(signIn.actor)
      setFailed(false)
      setWaiting((count) => count + 1)
      load()
        .then(
          ({ actor }) => work(actor),
          () => setFailed(true),
        )
        .finally(() => setWaiting((count) => count - 1))
    },
    [signIn, load],
  )
  // A failure is shown where the machine is needed.
  const prepare = useCallback(() => void load().catch(() => undefined), [load])
  // The demo shows the machine's chart, also before it is used.
  useEffect(() => {
    if (import.meta.env.VITE_DEMO || import.meta.env.DEV) prepare()
  }, [prepare])
  return { signIn, snapshot, run, prepare, isStarting: waiting > 0, hasFailed, dismiss: () => setFailed(false) }
}
