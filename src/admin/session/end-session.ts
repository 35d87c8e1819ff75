import type { QueryClient } from "@tanstack/react-query"
import type { AnyRouter } from "@tanstack/react-router"
import { settleRequests } from "#admin/api/client.ts"
import { forgetBulkEdit } from "#admin/kit/bulk-job/forget.ts"
import { forgetAllRecent } from "#admin/kit/recent-records.ts"
import { dropAllDrafts } from "#admin/kit/unsaved/form-drafts.ts"

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
