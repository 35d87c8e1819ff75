import { days, listSearch } from "#admin/kit/list/list-search.ts"

export const collectionSearch = listSearch({ created_at: days, updated_at: days }, [
  "title",
  "handle",
  "created_at",
  "updated_at",
])
export type CollectionSearch = ReturnType<typeof collectionSearch>
