import { useEffect, useId, useRef } from "react"
import { withBase } from "#lib/base-path.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "#ui/cx.ts"
import { Icon, type IconName } from "#ui/icon.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { switchScenario } from "./open-scenario.ts"
import { PanelProblem } from "./panels/panel.tsx"
import type { TourState } from "./tour-state.ts"
import { useAction } from "./use-control.ts"
import { WorkbenchMessages } from "./workbench-messages.tsx"

interface TourProps {
  state: Exclude<TourState, undefined>
  onChange: (state: TourState) => void
  onOpenWorkbench: () => void
}

/** Shows what can be tried in the demo. It takes no focus, folds when the page is used, and can be closed. */
export default function Tour(props: TourProps) {
  return (
    <WorkbenchMessages>
      <Card {...props} />
    </WorkbenchMessages>
  )
}

const stops = [
  { key: "shop", icon: "shop", scenario: undefined },
  { key: "edit", icon: "edit", scenario: "order-paid" },
  { key: "declined", icon: "alert", scenario: "checkout-declined" },
  { key: "workbench", icon: "settings", scenario: undefined },
] as const satisfies readonly { key: string; icon: IconName; scenario: string | undefined }[]

function Card({ state, onChange, onOpenWorkbench }: TourProps) {
  const t = useTranslations("workbench.tour")
  const content = useId()
  const action = useAction()
  const isOpen = state === "open"
  const card = useRef<HTMLElement>(null)
  // It covers a part of the page, and whoever clicks or moves the focus there wants to see that. An open chat hides it.
  useEffect(() => {
    if (!isOpen) return
    const foldOutside = ({ target }: Event) => {
      if (!card.current?.contains(target as Node)) onChange("folded")
    }
    document.addEventListener("pointerdown", foldOutside)
    document.addEventListener("focusin", foldOutside)
    return () => {
      document.removeEventListener("pointerdown", foldOutside)
      document.removeEventListener("focusin", foldOutside)
    }
  }, [isOpen, onChange])
  const go = async ({ key, scenario }: (typeof stops)[number]) => {
    if (key === "workbench") {
      onChange("folded")
      return onOpenWorkbench()
    }
    await action.run(async () => {
      const page = scenario ? await switchScenario(scenario, "its page") : "/products"
      onChange("folded")
      window.location.assign(withBase(page))
    })
  }
  return (
    <aside
      ref={card}
      aria-label={t("title")}
      className={cx(
        "fixed bottom-4 left-4 z-40 sm:right-10 sm:bottom-20 sm:left-auto max-h-[calc(100dvh-var(--bottom-bar,0px)-2rem)] sm:max-h-[calc(100dvh-var(--bottom-bar,0px)-6rem)] max-w-[calc(100vw-2rem)] translate-y-[calc(var(--bottom-bar,0px)*-1)] overflow-y-auto rounded-lg border border-edge bg-surface text-sm text-ink shadow-lg print:hidden [:root[data-layout=guided]_&]:hidden [body:has(section[role=dialog]:not([hidden]))_&]:hidden",
        isOpen && "w-80",
      )}
    >
      <div className="flex items-center gap-1 p-1">
        <h2 className="flex-1 font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={content}
            onClick={() => onChange(isOpen ? "folded" : "open")}
            className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-md px-3"
          >
            <Icon name={isOpen ? "chevronDown" : "chevronUp"} />
            {t("title")}
          </button>
        </h2>
        <IconButton icon="close" label={t("close")} onClick={() => onChange(undefined)} />
      </div>
      <div id={content} hidden={!isOpen} className="px-4 pb-3">
        <p className="text-muted">{t("text")}</p>
        <PanelProblem error={action.error} />
        <ul className="-mx-2 mt-2 grid gap-1">
          {stops.map((stop) => (
            <li key={stop.key}>
              <button
                type="button"
                aria-disabled={action.isBusy}
                onClick={() => void go(stop)}
                className="flex w-full cursor-pointer gap-3 rounded-md p-2 text-start hover:bg-sunken"
              >
                <Icon name={stop.icon} size={20} className="mt-0.5 text-accent-ink" />
                <span className="grid">
                  <span className="font-semibold">{t(stop.key)}</span>
                  <span className="text-muted">{t(`${stop.key}Text`)}</span>
                  {stop.scenario && <span className="text-xs text-muted">{t("reset")}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
