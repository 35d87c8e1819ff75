import type { Database } from "#mocks/kernel/database.ts"

/**
 * What a server's configuration turns on for sign-ins. `mfa`: it has an encryption key for second factors.
 * `mfa-code-to-remove`: removing a factor needs a code. `demo-provider`: the redirecting provider is registered.
 * `verify-…`: that actor type's email logins must verify their address.
 */
export type AuthSetting = "mfa" | "mfa-code-to-remove" | "demo-provider" | "verify-user" | "verify-customer"

export const hasAuthSetting = (db: Database, id: AuthSetting): boolean => db.tables.authSetting.get(id) !== undefined

/** Configures sign-ins; a server that was just set up has none of these. */
export function addAuthSettings(db: Database, ...ids: readonly AuthSetting[]): void {
  for (const id of ids) if (!hasAuthSetting(db, id)) db.tables.authSetting.insert({ id })
}
