import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { flag, listOf, text } from "#lib/search-params.ts"

export const channelSearch = listSearch(
  { is_disabled: flag, key: listOf(text()), created_at: days, updated_at: days },
  ["name", "description", "created_at", "updated_at"],
)
export type ChannelSearch = ReturnType<typeof channelSearch>
