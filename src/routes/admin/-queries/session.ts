import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "./client.ts"

/** The signed-in admin. */
export const meQuery = queryOptions({
  queryKey: ["admin", "me"],
  queryFn: async ({ signal }) => (await adminSdk().admin.user.me({}, { signal })).user,
  staleTime: 300_000,
  retry: false,
})

export const hasToken = async (): Promise<boolean> => (await adminSdk().client.storage.get()) !== null

/** Stores a login that was made elsewhere, for example by an accepted invitation. */
export const keepLogin = async (token: string): Promise<void> => adminSdk().client.storage.set(token)
