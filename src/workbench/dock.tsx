import { type ComponentType, useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { Tabs } from "#ui/tabs.tsx"
import { useBottomBar } from "#ui/use-bottom-bar.ts"
import { useRemovedFocus } from "#ui/use-removed-focus.ts"
import { CoveragePanel } from "./panels/coverage-panel.tsx"
import { FaultsPanel } from "./panels/faults-panel.tsx"
import { JournalPanel } from "./panels/journal-panel.tsx"
import { MailsPanel } from "./panels/mails-panel.tsx"
import type { PanelProps } from "./panels/panel.tsx"
import { ScenarioPanel } from "./panels/scenario-panel.tsx"
import { SharePanel } from "./panels/share-panel.tsx"
import { SnapshotsPanel } from "./panels/snapshots-panel.tsx"
import { TimePanel } from "./panels/time-panel.tsx"
import { fittingHeight, Resizer } from "./resizer.tsx"
import { type PanelName, panels } from "./settings.ts"
import { WorkbenchMessages } from "./workbench-messages.tsx"

interface DockProps extends PanelProps {
  onClose: () => void
  takesFocus: boolean
}

/** The workbench at the bottom of the page, with messages of its own. */
export default function Dock(props: DockProps) {
  return (
    <WorkbenchMessages>
      <Panels {...props} />
    </WorkbenchMessages>
  )
}

const contents: Readonly<Record<PanelName, ComponentType<PanelProps>>> = {
  scenario: ScenarioPanel,
  faults: FaultsPanel,
  journal: JournalPanel,
  mails: MailsPanel,
  time: TimePanel,
  snapshots: SnapshotsPanel,
  share: SharePanel,
  coverage: CoveragePanel,
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select")

const selectedTab = (box: HTMLElement | null) => box?.querySelector<HTMLElement>("[role=tab][aria-selected=true]")

function Panels({ onClose, takesFocus, ...panelProps }: DockProps) {
  const { settings, onChange } = panelProps
  const t = useTranslations("workbench")
  const box = useBottomBar<HTMLElement>()
  const content = useRef<HTMLDivElement>(null)
  const height = fittingHeight(settings.height)
  const takesFocusNow = useRef(takesFocus)
  useRemovedFocus(content)
  useEffect(() => {
    if (takesFocusNow.current) selectedTab(content.current)?.focus()
  }, [])
  const { panel } = settings
  // On a phone, focus doesn't move a tab that is partly visible.
  useEffect(() => {
    if (panel) selectedTab(content.current)?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [panel])
  useEffect(() => {
    const element = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      // In a field, it would discard what was typed.
      if (event.key === "Escape" && !event.defaultPrevented && !isField(event.target)) onClose()
    }
    element?.addEventListener("keydown", onKeyDown)
    return () => element?.removeEventListener("keydown", onKeyDown)
  }, [box, onClose])
  // The end of the page can be scrolled above the workbench.
  useEffect(() => {
    const { style } = document.body
    style.paddingBottom = `${height}px`
    return () => {
      style.paddingBottom = ""
    }
  }, [height])
  const Content = contents[settings.panel]
  return (
    <aside
      ref={box}
      aria-label={t("title")}
      style={{ height }}
      className="fixed inset-x-0 bottom-0 z-60 flex max-h-dvh flex-col border-t border-edge bg-surface text-sm text-ink shadow-lg"
    >
      <Resizer height={height} onResize={(next) => onChange({ height: next })} />
      <header className="flex items-center gap-3 px-4">
        <h2 className="flex-1 font-semibold">{t("title")}</h2>
        <span className="flex items-center gap-1 text-xs text-muted max-sm:hidden">
          <Kbd>{t("shortcut")}</Kbd>
        </span>
        <IconButton icon="close" size="sm" label={t("close")} onClick={onClose} />
      </header>
      <div
        ref={content}
        className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 [&_[role=tablist]]:sticky [&_[role=tablist]]:top-0 [&_[role=tablist]]:z-1 [&_[role=tablist]]:bg-surface"
      >
        <Tabs
          label={t("panels")}
          tabs={panels.map((id) => ({ id, label: t(`tabs.${id}`) }))}
          value={settings.panel}
          onChange={(panel) => onChange({ panel })}
        >
          <Content {...panelProps} />
        </Tabs>
      </div>
    </aside>
  )
}
