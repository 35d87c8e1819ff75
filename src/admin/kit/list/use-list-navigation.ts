import { usePageNavigate } from "#app/use-page-navigate.ts"
import { type ListParams, pageSizes } from "./list-search.ts"
/** Changes the search parameters of the current list. A change of the filters returns to the first page. */
export function useListNavigation({ page = 1, limit = pageSizes[0] }: ListParams) {
  const navigate = usePageNavigate()
  const change = (next: object, { replace = false } = {}) =>
    void navigate({ to: ".", search: (search: object) => ({ ...search, page: undefined, ...next }), replace })
  return {
    change,
    goTo: (to: number) => change({ page: to === 1 ? undefined : to }),
    /** Keeps the first row of the page visible. */
    setLimit(next: number) {
      const to = Math.floor(((page - 1) * limit) / next) + 1
      change({ limit: next === pageSizes[0] ? undefined : next, page: to === 1 ? undefined : to })
    },
  }
}
