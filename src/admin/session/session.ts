import { createContext, useContext } from "react"
import type { Flow } from "#app/flow/recorder.ts"
import type { User } from "#schema/admin/entities/settings.ts"

export interface Session {
  /** Undefined while loading. */
  readonly user: User | undefined
  readonly flow: Flow | undefined
  /** Signs out in all tabs, unless the user keeps editing unsaved changes. */
  signOut(): Promise<void>
}

export const SessionContext = createContext<Session>({
  user: undefined,
  flow: undefined,
  signOut: async () => undefined,
})

/** Returns the signed-in admin and a function to sign out. */
export const useSession = (): Session => useContext(SessionContext)
