import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { dropDraftsOfOthers } from "#admin/kit/unsaved/form-drafts.ts"
import { bearer } from "#sdk/headers.ts"

/** The signed-in admin. */
export const meQuery = queryOptions({
  queryKey: ["admin", "me"],
  queryFn: async ({ signal }) => (await adminSdk().admin.user.me({}, { signal })).user,
  staleTime: 300_000,
  retry: false,
})

export const hasToken = async (): Promise<boolean> => (await adminSdk().client.storage.get()) !== null

/** Stores a login that was made elsewhere, for example by an accepted invitation. */
export async function keepLogin(token: string): Promise<void> {
  const { auth, client } = adminSdk()
  if (client.options.auth?.type === "session") await auth.createSession({}, { headers: bearer(token) })
  await client.storage.set(token)
  dropDraftsOfOthers()
}
