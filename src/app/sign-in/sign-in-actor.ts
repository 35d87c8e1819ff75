import { createActor } from "xstate"
import { createFlowRecorder } from "#app/flow/recorder.ts"
import type { SignInSdk } from "#machines/session/sign-in.actors.ts"
import { createSignInMachine } from "#machines/session/sign-in.machine.ts"
import type { ActorType } from "#machines/session/sign-in.rules.ts"

/** Starts the sign-in machine. Loaded when a sign-in form is first used. */
export function startSignIn(actorType: ActorType, sdk: SignInSdk, enter: (token: string) => Promise<unknown>) {
  const machine = createSignInMachine(sdk, enter)
  const recorder = createFlowRecorder()
  const actor = createActor(machine, { input: { actorType }, inspect: recorder.inspect })
  actor.start()
  return { machine, recorder, actor }
}
