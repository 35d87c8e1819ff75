import type { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { forgetBulkEdit } from "#routes/admin/_app/-bulk-edit/forget.ts"
import { dropAllDrafts } from "#routes/admin/-kit/form-drafts.ts"
import { forgetAllRecent } from "#routes/admin/-kit/recent-records.ts"
import { settleRequests } from "#routes/admin/-queries/client.ts"

/** Removes what the app keeps of the admin who has signed out, and opens the sign-in page. */
export async function endSession(router: AnyRouter, client: QueryClient): Promise<void> {
  dropAllDrafts()
  forgetBulkEdit({ ofOthers: false })
  forgetAllRecent()
  // Signing out has asked about unsaved changes already.
  await router.navigate({ to: "/admin/login", ignoreBlocker: true })
  client.removeQueries({ queryKey: ["admin"] })
  settleRequests(false)
}
