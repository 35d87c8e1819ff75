import { useMachine } from "@xstate/react"
import { useEffect, useEffectEvent, useState } from "react"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { absoluteUrl } from "#lib/absolute-url.ts"
import type { SignInSdk } from "#machines/session/sign-in.actors.ts"
import { createSignInMachine } from "#machines/session/sign-in.machine.ts"
import { type ActorType, visitOf } from "#machines/session/sign-in.rules.ts"
import { keepVisit, takeReturn, type VisitItem } from "./provider-visit.ts"

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
  const [machine] = useState(() => createSignInMachine(options.createSdk(), (token) => options.enter(token)))
  const recorder = useFlowRecorder()
  const [snapshot, send] = useMachine(machine, { input: { actorType }, inspect: recorder.inspect })
  const [to, setTo] = useState(options.to)
  const { step, attempt } = snapshot.context

  const takeIt = useEffectEvent(({ provider, query: known }: ProviderReturn) => {
    const { query, problem, to: kept } = takeReturn(visitItem, provider, known)
    setTo(kept)
    send(problem ? { type: "provider.stop", problem } : { type: "provider.return", provider, query })
  })
  useEffect(() => {
    if (!returned) return
    // A timer, because StrictMode runs effects twice and a return can be used once.
    const timer = setTimeout(() => takeIt(returned))
    return () => clearTimeout(timer)
  }, [returned])

  const isAway = snapshot.matches("away")
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
      if (persisted) send({ type: "provider.stop", problem: null })
    }
    window.addEventListener("pageshow", onShow)
    return () => window.removeEventListener("pageshow", onShow)
  }, [send])

  const isIn = snapshot.status === "done"
  const signedIn = useEffectEvent(() => options.onSignedIn(to))
  useEffect(() => {
    if (isIn) signedIn()
  }, [isIn])

  return {
    machine,
    recorder,
    snapshot,
    send,
    isBusy: isIn || isAway || snapshot.hasTag("busy"),
    /** The provider's answer is being exchanged, or will be as soon as the page is ready. */
    isReturning:
      attempt?.kind === "return"
        ? isIn || snapshot.hasTag("busy")
        : returned !== undefined && attempt === null && snapshot.context.problem === null,
    choose: (provider: string) =>
      send({ type: "provider.choose", provider, callbackUrl: absoluteUrl(`${path}/${provider}`) }),
  }
}

export type SignInFlow = ReturnType<typeof useSignIn>
