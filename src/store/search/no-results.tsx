import { useClearRefinements, useSearchBox } from "react-instantsearch"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Recommended } from "./recommendations.tsx"

/** Returns up to four queries, each without one of the words, because fewer words find more. */
function shorter(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length < 2) return []
  return [...new Set(words.map((_, i) => words.filter((_, at) => at !== i).join(" ")))].slice(0, 4)
}

/** Shown without results: buttons to clear the filters or shorten the query, and recommended products. */
export function NoResults({ query }: { query: string }) {
  const t = useTranslations("search.none")
  const { canRefine, refine: clear } = useClearRefinements()
  const { refine } = useSearchBox()
  return (
    <div className="grid gap-8">
      <EmptyState
        icon="search"
        title={query ? t("titleFor", { query }) : t("title")}
        text={canRefine ? t("filtered") : t("text")}
        action={
          <>
            {canRefine && (
              <Button variant="primary" onClick={clear}>
                {t("clear")}
              </Button>
            )}
            {shorter(query).map((words) => (
              <Button key={words} icon="search" onClick={() => refine(words)}>
                {words}
              </Button>
            ))}
            <LinkButton to="/products" variant={canRefine ? "secondary" : "primary"}>
              {t("browse")}
            </LinkButton>
          </>
        }
      />
      <Recommended model="trending-items" />
    </div>
  )
}
