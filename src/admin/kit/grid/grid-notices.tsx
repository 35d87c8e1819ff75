import { useTranslations } from "#lib/i18n.tsx"
import type { StopReason } from "#machines/kit/send-rows.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"

interface GridNoticesProps {
  isRestored: boolean
  onHideRestored: () => void
  onDiscard: () => void
  stop: StopReason | undefined
  /** Number of cells that the server refused. */
  refused: number
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
  const { isRestored, stop, refused, loaded, gone = [], onHideGone } = props
  return (
    <>
      {isRestored && (
        <Banner
          title={t("draft.title")}
          onDismiss={props.onHideRestored}
          action={
            <Button size="sm" onClick={props.onDiscard}>
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
        <Banner
          tone="refused"
          title={props.failed}
          action={
            <Button size="sm" icon="refresh" onClick={loaded.retry}>
              {t("retry")}
            </Button>
          }
        />
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
