import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { featuresQuery } from "#admin/api/features.ts"

const STALE_TIME = 60_000

/** Features of the server by name, those that are on first. */
export const flagsQuery = {
  ...featuresQuery,
  select: (flags: Readonly<Record<string, boolean>>) =>
    Object.entries(flags)
      .map(([name, isOn]) => ({ name, isOn }))
      .sort((a, b) => Number(b.isOn) - Number(a.isOn) || a.name.localeCompare(b.name)),
}

export const pluginsQuery = queryOptions({
  queryKey: ["admin", "server", "plugins"],
  queryFn: async ({ signal }) => (await adminSdk().admin.plugin.list({}, { signal })).plugins.map(({ name }) => name),
  staleTime: STALE_TIME,
})

const REFRESH = 3_000

/** Indexes of the search, and whether the server has one; reloaded while one is built. */
export const searchIndexesQuery = queryOptions({
  queryKey: ["admin", "server", "search-indexes"],
  queryFn: async ({ signal }) => {
    const { search_indexes: indexes, enabled } = await adminSdk().admin.search.listIndexes({}, { signal })
    return { indexes, enabled }
  },
  refetchInterval: ({ state }) =>
    state.data?.indexes.some(({ status }) => status === "building" || status === "pending") ? REFRESH : false,
})

/** State of the index engine. Requested only if its feature is on: a server without it may not answer at all. */
export const indexEngineQuery = queryOptions({
  queryKey: ["admin", "server", "index-engine"],
  queryFn: async ({ signal }) => (await adminSdk().admin.indexEngine.details({}, { signal })).metadata,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === "processing" || status === "pending") ? REFRESH : false,
})
