import { useCallback, useEffect, useEffectEvent, useState } from "react"
import type { Flow } from "#app/flow/recorder.ts"
import { absoluteUrl } from "#lib/absolute-url.ts"
import type { SignInSdk } from "#machines/session/sign-in.actors.ts"
import { type SignInEvents, startContext } from "#machines/session/sign-in.context.ts"
import { type ActorType, visitOf } from "#machines/session/sign-in.rules.ts"
import { keepVisit, takeReturn, type VisitItem } from "./provider-visit.ts"
import { useSignInActor } from "./use-sign-in-actor.ts"

/** What the provider of a callback page has returned. */
export interface ProviderReturn {
  readonly provider: string
  readonly query: Readonly<Record<string, string>>
}

interface SignInOptions {
  readonly actorType: ActorType
  /** Keeps its token in memory. */
  readonly createSdk: () => SignInSdk
  /** Stores the token of the finished sign-in. */
  readonly enter: (token: string) => Promise<unknown>
  readonly visitItem: VisitItem
  /** Path of the sign-in page; a provider returns to `${path}/${provider}`. */
  readonly path: string
  /** Page to open afterwards; empty for the usual one. */
  readonly to: string
  readonly returned?: ProviderReturn | undefined
  /** Opens the page; `to` is a path of this site that the caller has still to check. */
  readonly onSignedIn: (to: string) => void
}

/** Runs the sign-in machine, goes to the provider's page, and takes its return. */
export function useSignIn(options: SignInOptions) {
  const { actorType, visitItem, path, returned } = options
  const { signIn, snapshot, run, prepare, isStarting, hasFailed, dismiss } = useSignInActor((start) =>
    start(actorType, options.createSdk(), options.enter),
  )
  const send = useCallback((event: SignInEvents) => run((actor) => actor.send(event)), [run])
  const [idle] = useState(() => startContext(actorType))
  const [to, setTo] = useState(options.to)
  const context = snapshot?.context ?? idle
  const { step, attempt } = context

  // Taken once the machine is loaded, because a return can be used once.
  const takeIt = useEffectEvent(({ provider, query: known }: ProviderReturn) =>
    run((actor) => {
      const { query, problem, to: kept } = takeReturn(visitItem, provider, known)
      setTo(kept)
      actor.send(problem ? { type: "provider.stop", problem } : { type: "provider.return", provider, query })
    }),
  )
  useEffect(() => {
    if (!returned) return
    // A timer, because StrictMode runs effects twice and a return can be used once.
    const timer = setTimeout(() => takeIt(returned))
    return () => clearTimeout(timer)
  }, [returned])

  const isAway = snapshot?.matches("away") === true
  const leave = useEffectEvent(() => {
    if (step?.next !== "away" || attempt?.kind !== "provider") return
    keepVisit(visitItem, visitOf(step.location, { provider: attempt.provider, to, at: Date.now() }))
    window.location.assign(step.location)
  })
  useEffect(() => {
    if (isAway) leave()
  }, [isAway])
  // The browser's back button can show this page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isAway) send({ type: "provider.stop", problem: null })
    }
    window.addEventListener("pageshow", onShow)
    return () => window.removeEventListener("pageshow", onShow)
  }, [send, isAway])

  const isIn = snapshot?.status === "done"
  const signedIn = useEffectEvent(() => options.onSignedIn(to))
  useEffect(() => {
    if (isIn) signedIn()
  }, [isIn])

  const isBusy = isStarting || isIn || isAway || snapshot?.hasTag("busy") === true
  const chart: Partial<Flow> = signIn ? { machine: signIn.machine, recorder: signIn.recorder } : {}
  return {
    chart,
    context,
    send,
    /** Loads what a sign-in needs; called when its form gets the focus. */
    prepare,
    /** The sign-in couldn't be loaded. */
    hasFailed,
    dismiss,
    isAtForm: snapshot === undefined || snapshot.matches("form"),
    isBusy,
    /** The provider's answer is being exchanged, or will be as soon as the page is ready. */
    isReturning:
      attempt?.kind === "return"
        ? isBusy
        : returned !== undefined && attempt === null && context.problem === null && !hasFailed,
    choose: (provider: string) =>
      send({ type: "provider.choose", provider, callbackUrl: absoluteUrl(`${path}/${provider}`) }),
  }
}

export type SignInFlow = ReturnType<typeof useSignIn>
