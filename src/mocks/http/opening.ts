import { claimsOf, signToken } from "#mocks/domain/auth/auth.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { SECRET } from "#mocks/kernel/token.ts"
import type { Opening, Scenario } from "#mocks/scenarios/scenario.ts"
import { controlRefusal } from "./control-refusal.ts"

/** What a browser needs to show a scenario: a page, the shopper's cart, and tokens of the people who use it. */
interface ScenarioOpening {
  readonly page: string
  readonly cart: string | null
  /** Token of an administrator; null if there is none. */
  readonly admin_token: string | null
  /** Token of the customer that the scenario is about. */
  readonly customer_token: string | null
}

function tokenOf(db: Database, actor: "user" | "customer", email: string | undefined): string | null {
  const login = email === undefined ? undefined : db.tables.providerIdentity.first("entity_id", email)
  const identity = login && db.tables.authIdentity.get(login.auth_identity_id)
  return login && identity
    ? signToken(db, SECRET, claimsOf(db, { identity, actorType: actor, provider: login.provider }))
    : null
}

/** A new token for a login; throws if there is no such login. */
export function tokenOfLogin(db: Database, actorType: string, id: string): string {
  const identity = db.tables.authIdentity.get(id)
  const [login] = db.tables.providerIdentity.by("auth_identity_id", id)
  if (!identity || !login) throw controlRefusal("unknown_login", { id }, 404)
  return signToken(db, SECRET, claimsOf(db, { identity, actorType, provider: login.provider }))
}

/** The opening of a scenario in its built data; the home page for a scenario without one. */
export function openingOf(db: Database, scenario: Scenario | undefined): ScenarioOpening {
  const { page, cart, customer }: Opening = scenario?.open?.(db) ?? { page: "/" }
  return {
    page,
    cart: cart ?? null,
    admin_token: tokenOf(db, "user", db.tables.user.all()[0]?.email ?? undefined),
    customer_token: tokenOf(db, "customer", customer),
  }
}
