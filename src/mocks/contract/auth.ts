// Long because it is data: who may call each auth route, and what it answers by default.
import type { RouteFacts } from "./facts.ts"

export const authRoutes: Readonly<Record<string, RouteFacts>> = {
  "GET /auth/:actor_type/:auth_provider": { auth: "none" },
  "POST /auth/:actor_type/:auth_provider": { auth: "none" },
  "GET /auth/:actor_type/:auth_provider/callback": { auth: "none" },
  "POST /auth/:actor_type/:auth_provider/callback": { auth: "none" },
  "POST /auth/:actor_type/:auth_provider/register": { auth: "none" },
  "POST /auth/:actor_type/:auth_provider/reset-password": { auth: "none" },
  "POST /auth/:actor_type/:auth_provider/update": { auth: "reset_token" },
  "GET /auth/:actor_type/providers": { auth: "none" },
  "POST /auth/:auth_provider/user": { auth: "unregistered user" },
  "POST /auth/mfa/challenges/:id/verify": { auth: "any_actor" },
  "GET /auth/mfa/factors": { auth: "any_actor" },
  "POST /auth/mfa/factors": { auth: "any_actor" },
  "DELETE /auth/mfa/factors/:id": { auth: "any_actor" },
  "POST /auth/mfa/factors/:id/verify": { auth: "any_actor" },
  "POST /auth/mfa/recovery-codes": { auth: "any_actor" },
  "DELETE /auth/session": { auth: "any_actor" },
  "POST /auth/session": { auth: "any_actor" },
  "POST /auth/token/refresh": { auth: "any_actor" },
  "POST /auth/verification/confirm": { auth: "none" },
  "POST /auth/verification/request": { auth: "any_actor" },
}
