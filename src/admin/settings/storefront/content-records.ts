import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { collections } from "#admin/catalog/collections/collection.resource.ts"
import type { Collection } from "#schema/admin/entities/catalog.ts"

type Values = Readonly<Record<string, unknown>>

async function find(handle: string, signal?: AbortSignal): Promise<Collection | undefined> {
  const query = { handle, fields: collections.fields.one, limit: 1 }
  return (await adminSdk().admin.productCollection.list({ query }, signal && { signal })).collections[0]
}

/** The collection whose metadata holds content of the storefront, found by its handle; null until some is saved. */
export const contentQuery = (handle: string) =>
  queryOptions({
    queryKey: ["admin", "collections", "list", { content: handle }],
    queryFn: async ({ signal }) => (await find(handle, signal)) ?? null,
    staleTime: 10_000,
  })

/** Saves the fields of a form as keys of that collection's metadata. */
export const contentRecords = (client: QueryClient, handle: string, title: string) => ({
  name: `content/${handle}`,
  one: collections.one,
  /** Loads what someone else has published first, so that the form can merge it. */
  create: async (metadata: Values) => {
    try {
      return await collections.create({ title, handle, metadata })
    } catch (error) {
      await client.refetchQueries(contentQuery(handle))
      throw error
    }
  },
  update: (id: string, metadata: Values) => collections.update(id, { metadata }),
  find: () => find(handle),
  invalidate: collections.invalidate,
})
