import { useTranslations } from "#lib/i18n.tsx"
import type { SearchClient } from "#sdk/search/types.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { useRescued } from "./rescued.ts"

interface RescuedNoticeProps {
  client: SearchClient
  /** Searches again. */
  onAgain: () => void
}

/** Says that the search service doesn't answer and the results are from the store's product list. */
export function RescuedNotice({ client, onAgain }: RescuedNoticeProps) {
  const t = useTranslations("search.rescued")
  if (!useRescued()) return null
  const again = () => {
    if ("retry" in client && typeof client.retry === "function") client.retry()
    onAgain()
  }
  return (
    <Banner
      tone="waiting"
      announce
      title={t("title")}
      action={
        <Button size="sm" icon="refresh" onClick={again}>
          {t("again")}
        </Button>
      }
    >
      {t("text")}
    </Banner>
  )
}
