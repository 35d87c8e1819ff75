import { Suspense, useCallback, useEffect, useRef, useState } from "react"
import type { AddressProblem } from "#lib/address-problem.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import type { BeforeLink } from "./before-link.ts"
import { readSettings, saveSettings, type WorkbenchSettings } from "./settings.ts"
import { keepTourState, startTour, type TourState } from "./tour-state.ts"
import { useFaultCount } from "./use-fault-count.ts"

export interface WorkbenchOptions {
  /** Loads the page's data again, after the backend's data has changed. */
  readonly refresh: () => void
  /** Why parts of the link that opened the page couldn't be applied. */
  readonly problems: readonly AddressProblem[]
  /** The data that the link has replaced. */
  readonly replaced?: BeforeLink | undefined
}

const Tour = late(async () => (await import("./tour.tsx")).default)
const ReplacedNotice = late(async () => (await import("./replaced-notice.tsx")).default)
const Dock = late(async () => (await import("./dock.tsx")).default)

const isShortcut = (event: KeyboardEvent): boolean =>
  event.code === "KeyM" && event.shiftKey && (event.ctrlKey || event.metaKey) && !event.altKey

/** Button at the edge of every page that opens the workbench; it shows how many faults are active. */
export function Launcher({ refresh, problems, replaced }: WorkbenchOptions) {
  const t = useTranslations("demo.workbench")
  const [settings, setSettings] = useState<WorkbenchSettings>(() => {
    const problem = problems.at(-1)
    if (!problem) return readSettings()
    return { ...readSettings(), isOpen: true, panel: problem.part === "share" ? "share" : "scenario" }
  })
  const faults = useFaultCount()
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element | null>(null)
  /** A dock that was open before a reload doesn't take the focus from the page. */
  const isOpenedHere = useRef(false)
  const change = useCallback((next: Partial<WorkbenchSettings>) => setSettings((now) => ({ ...now, ...next })), [])
  const saved = useRef(settings)
  useEffect(() => {
    if (settings === saved.current) return
    saved.current = settings
    saveSettings(settings)
  }, [settings])
  const { isOpen } = settings
  const close = useCallback(() => {
    change({ isOpen: false })
    // After the button is shown again.
    setTimeout(() => {
      const target = opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : undefined
      ;(target && target !== document.body ? target : button.current)?.focus()
    })
  }, [change])
  const open = useCallback(() => {
    opener.current = document.activeElement
    isOpenedHere.current = true
    change({ isOpen: true })
  }, [change])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      if (isOpen) close()
      else open()
    }
    window.addEventListener("keydown", onKeyDown, true)
    return () => window.removeEventListener("keydown", onKeyDown, true)
  }, [isOpen, open, close])
  const [tour, setTour] = useState(startTour)
  const changeTour = useCallback((next: TourState) => {
    setTour(next)
    keepTourState(next)
    // After the tour is removed, which had the focus.
    if (!next) setTimeout(() => button.current?.focus())
  }, [])
  const shownTour = tour && (
    <Suspense>
      <Tour state={tour} onChange={changeTour} onOpenWorkbench={open} />
    </Suspense>
  )
  return (
    <>
      {shownTour}
      {replaced && (
        <Suspense>
          <ReplacedNotice before={replaced} />
        </Suspense>
      )}
      {isOpen ? (
        <Suspense>
          <Dock
            settings={settings}
            onChange={change}
            onClose={close}
            refresh={refresh}
            problems={problems}
            takesFocus={isOpenedHere.current}
          />
        </Suspense>
      ) : (
        <button
          ref={button}
          type="button"
          onClick={open}
          aria-label={faults > 0 ? t("openWithFaults", { count: faults }) : t("open")}
          aria-keyshortcuts="Control+Shift+M Meta+Shift+M"
          title={t("open")}
          className={cx(
            "fixed top-1/2 right-0 z-50 grid h-12 w-6 cursor-pointer place-items-center rounded-l-md border border-r-0 shadow-sm",
            faults > 0
              ? "border-refused bg-refused-soft text-refused-ink"
              : "border-line bg-surface text-muted hover:text-ink",
          )}
        >
          {faults > 0 ? (
            <span className="text-xs font-semibold tabular-nums">{faults}</span>
          ) : (
            <Icon name="settings" size={14} />
          )}
        </button>
      )}
    </>
  )
}
