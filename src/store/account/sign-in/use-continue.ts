import { useRouter } from "@tanstack/react-router"
import { usePageNavigate } from "#app/use-page-navigate.ts"

/** Returns a function that opens a page after the sign-in, whose own page doesn't stay in the history. */
export function useContinue(next: string | undefined): (page: string) => void {
  const router = useRouter()
  const navigate = usePageNavigate()
  return (page) => {
    // Otherwise the page would be in the history twice.
    if (page === next && router.latestLocation.state.isNextBefore) router.history.back()
    else void navigate({ href: page, replace: true })
  }
}
