import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { WithParts } from "#routes/-app/with-parts.tsx"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { type SavedView, savedViewQuery } from "./saved-views.ts"

interface LinkedViewProps {
  list: string
  /** The id in the link. */
  id: string
  onFound: (view: SavedView) => void
}

function View({ list, id, onFound }: LinkedViewProps) {
  const t = useTranslations("admin.list.linkedView")
  const { data: view, error } = useQuery(savedViewQuery(list, id))
  const [isHidden, setHidden] = useState(false)
  const open = useEffectEvent(onFound)
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
