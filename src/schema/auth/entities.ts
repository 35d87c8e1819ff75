import { z } from "zod"
import { datetime, json, loose } from "#schema/fields.ts"

export const MfaFactor = loose({
  id: z.string(),
  auth_identity_id: z.string().optional(),
  provider: z.string(),
  status: z.enum(["pending", "enabled", "disabled"]),
  metadata: json.nullable().optional(),
})
export type MfaFactor = z.infer<typeof MfaFactor>

/** The second factor that a login requires. */
export const MfaChallenge = loose({
  id: z.string(),
  auth_identity_id: z.string().optional(),
  auth_provider: z.string().nullable().optional(),
  /** Providers of the factors, and `recovery_code`. */
  methods: z.array(z.string()),
  expires_at: datetime,
  attempts: z.number(),
  max_attempts: z.number(),
  completed_at: datetime.nullable().optional(),
})
export type MfaChallenge = z.infer<typeof MfaChallenge>

/** The actor of a token; `actor_id` is empty for a login without a user or customer. */
export const AuthContext = loose({
  actor_id: z.string(),
  actor_type: z.string(),
  auth_identity_id: z.string(),
  auth_provider: z.string().nullable().optional(),
  mfa_enabled: z.boolean().optional(),
  mfa_challenge_completed_at: z.union([z.string(), z.number()]).nullable().optional(),
  app_metadata: json.nullable().optional(),
  user_metadata: json.nullable().optional(),
  iat: z.number().optional(),
  exp: z.number().optional(),
})
export type AuthContext = z.infer<typeof AuthContext>

export const Verification = loose({
  entity_id: z.string(),
  entity_type: z.string(),
  code_provider: z.string(),
  verified_at: datetime.nullable().optional(),
})
export type Verification = z.infer<typeof Verification>

export const Token = loose({ token: z.string() })

/** A token without an actor is refreshed like a login: a second factor or a verification may be required first. */
export const RefreshedLogin = loose({
  token: z.string(),
  mfa_required: z.boolean().optional(),
  mfa_challenge: MfaChallenge.optional(),
  verification_required: z.boolean().optional(),
  /** Missing until a verification is requested. */
  verification: Verification.optional(),
})
export type RefreshedLogin = z.infer<typeof RefreshedLogin>

/** A token, which may require a second factor or verification first, or the URL of a redirecting provider. */
export const Login = z.union([
  RefreshedLogin.extend({ location: z.undefined().optional() }),
  loose({
    location: z.string(),
    token: z.undefined().optional(),
    mfa_required: z.undefined().optional(),
    verification_required: z.undefined().optional(),
  }),
])
export type Login = z.infer<typeof Login>
