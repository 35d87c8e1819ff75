import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import type { GridPageState } from "./use-grid-page.ts"

interface GridNoticesProps {
  page: GridPageState
  loaded: { readonly error: Error | null; readonly retry: () => void }
  /** "Couldn't load all variants" */
  failed: string
  /** Dropped texts of deleted rows, with their columns. */
  gone?: readonly string[]
  onHideGone?: (() => void) | undefined
}

/** Dropped texts that are listed. */
const SHOWN = 20

/** What happened to the input and to the requests. */
export function GridNotices(props: GridNoticesProps) {
  const t = useTranslations("admin.priceGrid")
  const { page, loaded, gone = [], onHideGone } = props
  const { edits, saving } = page
  const { stop } = saving
  const refused = saving.failures.size
  return (
    <>
      {edits.isRestored && edits.state.edits.size > 0 && (
        <Banner
          title={t("draft.title")}
          onDismiss={edits.hideRestored}
          action={
            <Button size="sm" onClick={edits.discard}>
              {t("draft.discard")}
            </Button>
          }
        >
          {t("draft.text")}
        </Banner>
      )}
      {gone.length > 0 && (
        <Banner tone="waiting" announce title={t("gone.title", { count: gone.length })} onDismiss={onHideGone}>
          <p>{t("gone.text")}</p>
          <p className="wrap-anywhere">{gone.slice(0, SHOWN).join(" · ")}</p>
          {gone.length > SHOWN && <p>{t("gone.more", { count: gone.length - SHOWN })}</p>}
        </Banner>
      )}
      {loaded.error && (
        <Banner tone="refused" title={props.failed} action={<RetryButton size="sm" onClick={loaded.retry} />} />
      )}
      {stop && (
        <Banner tone="refused" announce title={t("stopped.title")}>
          {t(`stopped.${stop}`)}
        </Banner>
      )}
      {refused > 0 && !stop && (
        <Banner tone="refused" announce title={t("partly.title")}>
          {t("partly.text", { count: refused })}
        </Banner>
      )}
    </>
  )
}

interface NamesNoticeProps {
  title: string
  names: readonly string[]
  onHide: () => void
}

/** Names the records that something happened to; nothing without them. */
export function NamesNotice({ title, names, onHide }: NamesNoticeProps) {
  if (names.length === 0) return null
  return (
    <Banner tone="waiting" announce title={title} onDismiss={onHide}>
      {names.join(", ")}
    </Banner>
  )
}
