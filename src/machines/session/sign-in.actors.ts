import { fromAbortable } from "#machines/kit/abortable.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { bearer } from "#sdk/headers.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { type ActorType, PASSWORD, type Person, type SignInStep, toStep } from "./sign-in.rules.ts"

/** A client whose token stays in memory; customers need the store's. */
export type SignInSdk = Pick<AdminSdk, "auth"> & { readonly store?: Pick<StoreSdk["store"], "customer"> }

export type Attempt =
  | { readonly kind: "password"; readonly email: string; readonly password: string }
  | { readonly kind: "provider"; readonly provider: string; readonly callbackUrl: string }
  | { readonly kind: "return"; readonly provider: string; readonly query: Readonly<Record<string, string>> }
  /** Looks whether an address was verified meanwhile. */
  | { readonly kind: "check" }

function missing(): never {
  throw new Error("the sign-in isn't at this step")
}

interface Start<Input> {
  readonly input: Input
  readonly signal: AbortSignal
}
interface Call {
  readonly actorType: ActorType
}

export function signInActors(
  { auth, store }: SignInSdk,
  enter: (token: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const check = async (token: string, signal: AbortSignal, email?: string): Promise<SignInStep> =>
    toStep(await auth.refreshLogin({}, { headers: bearer(token), signal }), email)

  return {
    authenticate: fromAbortable(
      async ({ input, signal }: Start<Call & { attempt: Attempt | null; step: SignInStep | null }>) => {
        const { actorType: actor_type, attempt, step } = input
        switch (attempt?.kind) {
          case "provider": {
            const body = { callback_url: attempt.callbackUrl }
            return toStep(await auth.login({ actor_type, auth_provider: attempt.provider, body }, { signal }))
          }
          case "return":
            return toStep(
              await auth.callback({ actor_type, auth_provider: attempt.provider, query: attempt.query }, { signal }),
            )
          case "check":
            return step?.next === "verify" ? check(step.token, signal, step.email) : missing()
          default: {
            const { email, password } = attempt ?? missing()
            const body = { email, password }
            return toStep(await auth.login({ actor_type, auth_provider: PASSWORD, body }, { signal }), email)
          }
        }
      },
    ),
    verifyCode: fromAbortable(
      async ({ input, signal }: Start<{ step: SignInStep | null; method: string; code: string }>) => {
        const { step, method, code } = input
        if (step?.next !== "code") return missing()
        const headers = bearer(step.token)
        return toStep(
          await auth.mfa.verifyChallenge({ id: step.challenge.id, body: { method, code } }, { headers, signal }),
        )
      },
    ),
    requestVerification: fromAbortable(({ input: { step }, signal }: Start<{ step: SignInStep | null }>) => {
      if (step?.next !== "verify") return missing()
      const body = { entity_id: step.email, entity_type: "email" }
      return auth.verification.request({ body }, { headers: bearer(step.token), signal })
    }),
    /** Creates the login's customer, or creates or links its administrator. Safe to repeat after a lost response. */
    create: fromAbortable(async ({ input, signal }: Start<Call & { step: SignInStep | null; person: Person }>) => {
      const { actorType, step, person } = input
      if (step?.next !== "create") return missing()
      const options = { headers: bearer(step.token), signal }
      try {
        if (actorType === "user") await auth.createUser({ auth_provider: step.provider }, options)
        else await store?.customer.create({ body: person }, options)
      } catch (error) {
        const { type } = toApiError(error)
        if (!isLost(toApiError(error)) && type !== "duplicate_error" && type !== "invalid_data") throw error
        const now = await check(step.token, signal).catch(() => step)
        if (now.next === "create") throw error
        return now
      }
      return check(step.token, signal)
    }),
    enter: fromAbortable(({ input: { step } }: Start<{ step: SignInStep | null }>) =>
      enter(step?.next === "enter" ? step.token : ""),
    ),
  }
}
