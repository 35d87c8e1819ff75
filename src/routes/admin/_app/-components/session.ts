import { createContext, useContext } from "react"
import type { User } from "#schema/admin/entities/settings.ts"

export interface Session {
  /** Not there until it is known. */
  readonly user: User | undefined
  /** In all tabs. */
  signOut(): void
}

export const SessionContext = createContext<Session>({ user: undefined, signOut: () => undefined })

/** Who works here, and the way out. */
export const useSession = (): Session => useContext(SessionContext)
