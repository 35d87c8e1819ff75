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
export const contentRecords = (handle: string, title: string) => ({
  name: `content/${handle}`,
  one: collections.one,
  create: (metadata: Values) => collections.create({ title, handle, metadata }),
  update: (id: string, metadata: Values) => collections.update(id, { metadata }),
  find: () => find(handle),
  invalidate: (client: QueryClient, id?: string) => collections.invalidate(client, id),
})
