import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { WithParts } from "#app/with-parts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { isSameSearch, type SavedView, toView, viewFields, viewsQuery } from "./saved-views.ts"

/** A view of the server by its id: the administrator's own, or a shared one. */
const viewQuery = (entity: string, id: string) =>
  queryOptions({
    queryKey: ["admin", "saved-view", entity, id],
    queryFn: async ({ signal }) => {
      const query = { fields: viewFields }
      const { views } = adminSdk().admin
      const { view_configuration } = await views.retrieveConfiguration({ entity, id, query }, { signal })
      return view_configuration && toView(view_configuration)
    },
    retry: false,
  })

interface LinkedViewProps {
  list: string
  /** The id in the link. */
  id: string
  search: object
  show: (view: string, search: object, replace: boolean) => unknown
}

function View({ list, id, search, show }: LinkedViewProps) {
  const t = useTranslations("admin.list.linkedView")
  const client = useQueryClient()
  const { data: view, error } = useQuery(viewQuery(list, id))
  const [isHidden, setHidden] = useState(false)
  const open = useEffectEvent((found: SavedView) => {
    void client.invalidateQueries({ queryKey: viewsQuery(list).queryKey })
    if (isSameSearch({}, { ...search })) void show(id, found.search, true)
  })
  useEffect(() => {
    if (view) open(view)
  }, [view])
  const status = error && toApiError(error).status
  if (isHidden || !status || status >= 500 || status === 401) return null
  return (
    <Banner tone="waiting" title={t(status === 404 ? "deleted" : "private")} onDismiss={() => setHidden(true)}>
      {t("text")}
    </Banner>
  )
}

/** Loads the view of a link that isn't among the known views, and opens it or says why it can't. Loads its texts. */
export function LinkedView(props: LinkedViewProps) {
  return (
    <WithParts parts={["admin", "list-tools"]}>
      <View {...props} />
    </WithParts>
  )
}
