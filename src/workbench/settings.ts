import { demoItems } from "#lib/demo-items.ts"
import { access } from "#lib/device-items.ts"

export const panels = ["scenario", "faults", "journal", "mails", "time", "snapshots", "share", "coverage"] as const
export type PanelName = (typeof panels)[number]

export const coverageViews = ["operations", "machines"] as const
type CoverageView = (typeof coverageViews)[number]

/** How the workbench is shown in this tab; kept when the page is reloaded. */
export interface WorkbenchSettings {
  readonly isOpen: boolean
  readonly panel: PanelName
  /** Height in pixels; undefined until it is resized. */
  readonly height?: number | undefined
  /** What the coverage shows; undefined until it is chosen. */
  readonly coverage?: CoverageView | undefined
  /** Whether the journal shows the request that the page has just sent. */
  readonly isFollowing?: boolean | undefined
}

const item = () => access(demoItems.workbench)

export function readSettings(): WorkbenchSettings {
  try {
    const { isOpen, panel, height, coverage, isFollowing }: Record<string, unknown> = JSON.parse(item().get() ?? "{}")
    return {
      isOpen: isOpen === true,
      panel: panels.find((name) => name === panel) ?? "scenario",
      height: typeof height === "number" ? height : undefined,
      coverage: coverageViews.find((name) => name === coverage),
      isFollowing: isFollowing === true,
    }
  } catch {
    return { isOpen: false, panel: "scenario" }
  }
}

export const saveSettings = (settings: WorkbenchSettings): void => item().set(JSON.stringify(settings))
