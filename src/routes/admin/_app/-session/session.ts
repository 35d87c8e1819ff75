import { createContext, useContext } from "react"
import type { Flow } from "#routes/-app/flow/recorder.ts"
import type { User } from "#schema/admin/entities/settings.ts"

export interface Session {
  /** Not there until it is known. */
  readonly user: User | undefined
  /** For those who want to see it drawn. */
  readonly flow: Flow | undefined
  /** In all tabs. */
  signOut(): void
}

export const SessionContext = createContext<Session>({ user: undefined, flow: undefined, signOut: () => undefined })

/** Who works here, and the way out. */
export const useSession = (): Session => useContext(SessionContext)
