import type { IconName } from "./icon.tsx"

/** Meaning of a color: done, waiting, refused or overdue, in progress, inactive. Never used without text. */
export type Tone = "done" | "waiting" | "refused" | "progress" | "inactive"

/** Text on `toneSoft`, on a surface or on the canvas. */
export const toneText: Record<Tone, string> = {
  done: "text-done-ink",
  waiting: "text-waiting-ink",
  refused: "text-refused-ink",
  progress: "text-progress-ink",
  inactive: "text-inactive-ink",
}

export const toneSoft: Record<Tone, string> = {
  done: "bg-done-soft",
  waiting: "bg-waiting-soft",
  refused: "bg-refused-soft",
  progress: "bg-progress-soft",
  inactive: "bg-inactive-soft",
}

/** Strong color for dots and bars; too light for text. */
export const toneSolid: Record<Tone, string> = {
  done: "bg-done",
  waiting: "bg-waiting",
  refused: "bg-refused",
  progress: "bg-progress",
  inactive: "bg-inactive",
}

export const toneIcon: Record<Tone, IconName> = {
  done: "check",
  waiting: "clock",
  refused: "alert",
  progress: "info",
  inactive: "info",
}
