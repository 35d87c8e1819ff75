import { type QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { type ReactNode, StrictMode } from "react"
import type { createAppRouter } from "#router.tsx"

interface AppRootProps {
  queryClient: QueryClient
  router: ReturnType<typeof createAppRouter>
}

/** The whole app: a server and the browser must render the same. */
export function AppRoot({ queryClient, router }: AppRootProps): ReactNode {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
