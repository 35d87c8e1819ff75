import { useEffect, useState } from "react"

/** What a sign-in provider's page returned with. Removes it from the address, so that it isn't kept or shared. */
export function useReturned<Query>(provider: string, query: Query): { provider: string; query: Query } {
  const [returned] = useState({ provider, query })
  useEffect(() => {
    if (window.location.search) window.history.replaceState(window.history.state, "", window.location.pathname)
  }, [])
  return returned
}
