/** Ticks of a chart's axes. */
export const CHART_TICK = { fill: "var(--color-muted)", fontSize: 12 }

/** The box with the values under the pointer. */
export const CHART_TOOLTIP = {
  background: "var(--color-raised)",
  border: "1px solid var(--color-line)",
  borderRadius: 8,
  color: "var(--color-ink)",
  fontSize: 13,
}
