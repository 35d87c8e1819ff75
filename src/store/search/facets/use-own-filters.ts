import { useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"

/**
 * Translates filter values in the URL that are in another language, as in a link that someone else has sent. `suspects`
 * identifies the values that may be in one; empty if there are none.
 */
export function useOwnFilters(suspects: string): void {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (suspects === "") return
    import("#store/api/translate-filters.ts")
      .then(({ translateFilters }) => translateFilters(client, router, "keep"))
      // The values stay, and can be removed on the page.
      .catch(() => undefined)
  }, [suspects, client, router])
}
