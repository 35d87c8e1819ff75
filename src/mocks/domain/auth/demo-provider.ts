import type { Database, Row } from "#mocks/kernel/database.ts"
import { unauthorized } from "#mocks/kernel/refusal.ts"

export const DEMO = "demo"
/** Path of the provider's own page, at the server's address. */
export const DEMO_PAGE = "/_demo/sign-in"
const STATE_LIFETIME = 20 * 60 * 1000
/** Who has no account yet, to try that. */
const NEWCOMER = { email: "robin@example.com", given_name: "Robin", family_name: "Field" }

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Whether the provider may return there. A real one knows its callback addresses; this one stays on this machine. */
export function mayReturnTo(address: string, base: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin } = new URL(address)
  return /^https?:$/.test(protocol) && (LOOPBACK.test(hostname) || origin === new URL(base).origin)
}

/** Starts a sign-in: returns the address of the provider's page. */
export function startDemoSignIn(db: Database, base: string, body: unknown): string {
  const { callback_url } = (body ?? {}) as Record<string, unknown>
  if (typeof callback_url !== "string" || !mayReturnTo(callback_url, base))
    throw unauthorized("The demo provider returns only to this machine: send its address as callback_url")
  const { id } = db.tables.authState.insert({
    callback_url,
    expires_at: new Date(db.clock.now() + STATE_LIFETIME).toISOString(),
  })
  return `${base}${DEMO_PAGE}?${new URLSearchParams({ state: id })}`
}

function currentState(db: Database, state: unknown): Row<"authState"> | undefined {
  const row = typeof state === "string" ? db.tables.authState.get(state) : undefined
  return row && row.expires_at > db.clock.iso() ? row : undefined
}

interface Account {
  readonly email: string
  readonly name: string
}

/** What the provider's page offers: accounts with their return addresses. Undefined for an unknown or expired state. */
export function demoChoices(db: Database, state: string | null) {
  const row = currentState(db, state)
  if (!row) return undefined
  const back = (params: Record<string, string>) => {
    const url = new URL(row.callback_url)
    for (const [name, value] of Object.entries({ ...params, state: row.id })) url.searchParams.set(name, value)
    return url.href
  }
  const nameOf = (person: { first_name: string | null; last_name: string | null }) =>
    [person.first_name, person.last_name].filter(Boolean).join(" ")
  const known: Account[] = [
    ...db.tables.user.all().slice(0, 2),
    ...db.tables.providerIdentity
      .by("provider", DEMO)
      .flatMap(({ entity_id }) => db.tables.customer.by("email", entity_id).filter((c) => c.has_account))
      .slice(0, 3),
  ].map((person) => ({ email: person.email ?? "", name: nameOf(person) }))
  const others = [...known, { email: NEWCOMER.email, name: `${NEWCOMER.given_name} ${NEWCOMER.family_name}` }]
  const accounts = [...new Map(others.map((account) => [account.email, account])).values()]
  return {
    accounts: accounts.map((account) => ({ ...account, href: back({ code: account.email }) })),
    cancel: back({ error: "access_denied", error_description: "The user denied the request" }),
  }
}

function metadataOf(db: Database, email: string) {
  if (email === NEWCOMER.email) return NEWCOMER
  const person = db.tables.user.first("email", email) ?? db.tables.customer.by("email", email)[0]
  return { email, given_name: person?.first_name ?? undefined, family_name: person?.last_name ?? undefined }
}

/** Completes a sign-in with the query of the return address; a state works once. Throws 401 as the real providers do. */
export function finishDemoSignIn(db: Database, query: Readonly<Record<string, unknown>>): Row<"providerIdentity"> {
  const { code, state, error, error_description, error_uri } = query
  if (error) throw unauthorized(`${error_description}, read more at: ${error_uri}`)
  if (typeof code !== "string" || code === "") throw unauthorized("No code provided")
  const row = currentState(db, state)
  if (!row) throw unauthorized("No state provided, or session expired")
  db.tables.authState.erase(row.id)
  const email = code
  const user_metadata = metadataOf(db, email)
  const known = db.tables.providerIdentity.by("entity_id", email).find(({ provider }) => provider === DEMO)
  if (known) return db.tables.providerIdentity.update(known.id, { user_metadata })
  const identity = db.tables.authIdentity.insert({ app_metadata: {} })
  return db.tables.providerIdentity.insert({
    auth_identity_id: identity.id,
    entity_id: email,
    provider: DEMO,
    user_metadata,
  })
}
