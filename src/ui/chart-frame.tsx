import type { ReactNode } from "react"
import { CartesianGrid, ComposedChart, Tooltip, XAxis, YAxis } from "recharts"
import { useLocale } from "#lib/i18n.tsx"

const TICK = { fill: "var(--color-muted)", fontSize: 12 }

interface ChartFrameProps {
  /** A row per position on the horizontal axis, with its name there. */
  data: readonly { readonly name: string }[]
  /** Text of a value under the pointer. */
  textOf: (value: number) => string
  /** Whether values can have decimals. */
  decimals?: boolean
  /** The bars and lines. */
  children: ReactNode
}

/** A chart that fills its container: grid, axes, and the values under the pointer. */
export function ChartFrame({ data, textOf, decimals = true, children }: ChartFrameProps) {
  const tick = new Intl.NumberFormat(useLocale(), { notation: "compact", maximumFractionDigits: 1 })
  return (
    <ComposedChart
      accessibilityLayer={false}
      responsive
      style={{ width: "100%", height: "100%" }}
      data={[...data]}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis dataKey="name" tick={TICK} tickLine={false} axisLine={false} minTickGap={24} />
      <YAxis
        tick={TICK}
        tickLine={false}
        axisLine={false}
        width={48}
        allowDecimals={decimals}
        tickFormatter={(value: number) => tick.format(value)}
      />
      <Tooltip
        formatter={(value) => textOf(Number(value))}
        cursor={{ fill: "var(--color-hover)" }}
        contentStyle={{
          background: "var(--color-raised)",
          border: "1px solid var(--color-line)",
          borderRadius: 8,
          color: "var(--color-ink)",
          fontSize: 13,
        }}
      />
      {children}
    </ComposedChart>
  )
}
