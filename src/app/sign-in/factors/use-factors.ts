import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query"
import { isLost } from "#machines/kit/lost-response.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"

type MfaClient = Pick<AdminSdk["auth"]["mfa"], "list" | "start" | "verify" | "disable" | "generateRecoveryCodes">

export interface FactorSource {
  readonly mfa: () => MfaClient
  readonly queryKey: QueryKey
  /** Name of the account in the authenticator app. */
  readonly account: string
}

/** A factor that is being set up; its secret is shown once. */
export interface Enrollment {
  readonly id: string
  readonly secret: string
  readonly address: string
}

export const TOTP = "totp"

/** The second factors of the signed-in person, and what can be done with them. */
export function useFactors({ mfa, queryKey, account }: FactorSource) {
  const client = useQueryClient()
  const list = async (signal?: AbortSignal) =>
    (await mfa().list({}, signal ? { signal } : {})).mfa_factors.filter(({ status }) => status !== "disabled")
  const query = useQuery({ queryKey, queryFn: ({ signal }) => list(signal), staleTime: 30_000 })
  const refresh = () => client.invalidateQueries({ queryKey })
  return {
    query,
    refresh,
    enabled: query.data?.find(({ status }) => status === "enabled"),
    /** Starts over if an earlier set-up wasn't finished: the server shows a secret once. */
    async start(): Promise<Enrollment> {
      for (const { id, status } of await list()) if (status === "pending") await mfa().disable({ id, body: {} })
      const body = { provider: TOTP, label: account, issuer: window.location.hostname }
      const { mfa_factor, secret = "", otpauth_url = "" } = await mfa().start({ body })
      return { id: mfa_factor.id, secret, address: otpauth_url }
    },
    verify: (id: string, code: string) => mfa().verify({ id, body: { code } }),
    /** Safe to repeat: a factor that is gone already counts as removed. */
    async remove(id: string, proof: { method?: string; code?: string }): Promise<void> {
      try {
        await mfa().disable({ id, body: proof })
      } catch (error) {
        if (!isLost(toApiError(error)) || (await list()).some((factor) => factor.id === id)) throw error
      }
    },
    createCodes: async () => (await mfa().generateRecoveryCodes({ body: {} })).recovery_codes,
  }
}

export type Factors = ReturnType<typeof useFactors>
