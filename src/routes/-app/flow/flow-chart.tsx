import { useEffect, useRef } from "react"
import { cx } from "#ui/cx.ts"
import type { Chart, ChartState } from "./chart.ts"

const WIDTH = 108
const HEIGHT = 34
const GAP_X = 44
const GAP_Y = 22

const place = ({ column, row }: ChartState) => ({ x: 8 + column * (WIDTH + GAP_X), y: 8 + row * (HEIGHT + GAP_Y) })

/** SVG path between two boxes: forward from edge to edge, beside boxes of the same column, backward below. */
function curve(from: ChartState, to: ChartState): string {
  const a = place(from)
  const b = place(to)
  if (to.column > from.column) {
    const [x1, y1, x2, y2] = [a.x + WIDTH, a.y + HEIGHT / 2, b.x, b.y + HEIGHT / 2]
    return `M${x1} ${y1} C${x1 + GAP_X / 2} ${y1} ${x2 - GAP_X / 2} ${y2} ${x2 - 5} ${y2}`
  }
  if (to.column === from.column) {
    const [x, y1, y2] = [a.x + WIDTH, a.y + HEIGHT / 2 + 6, b.y + HEIGHT / 2 - 6]
    const out = x + 12 + 5 * Math.abs(to.row - from.row)
    return `M${x} ${y1} C${out} ${y1} ${out} ${y2} ${x + 5} ${y2}`
  }
  const [x1, y1, x2, y2] = [a.x + WIDTH / 2 - 8, a.y + HEIGHT, b.x + WIDTH / 2 + 8, b.y + HEIGHT]
  return `M${x1} ${y1} C${x1} ${y1 + GAP_Y} ${x2} ${y2 + GAP_Y} ${x2} ${y2 + 5}`
}

interface FlowChartProps {
  chart: Chart
  currentId: string | undefined
  visited: ReadonlySet<string>
  label: string
}

/** Draws a statechart as boxes and arrows; scrolls if it doesn't fit. */
export function FlowChart({ chart, currentId, visited, label }: FlowChartProps) {
  const width = chart.columns * (WIDTH + GAP_X)
  const height = chart.rows * (HEIGHT + GAP_Y) + 16
  const byId = new Map(chart.states.map((state) => [state.id, state]))
  const wasVisited = (name: string) => [...visited].some((text) => text === name || text.endsWith(`.${name}`))
  const frame = useRef<HTMLElement>(null)
  const column = currentId === undefined ? 0 : (byId.get(currentId)?.column ?? 0)
  // Scrolls the current state's column into view.
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = (column - 1) * (WIDTH + GAP_X)
  }, [column])
  return (
    <section
      ref={frame}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-canvas p-2"
    >
      <svg role="img" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>{label}</title>
        <defs>
          <marker
            id="flow-tip"
            viewBox="0 0 6 6"
            refX="5"
            refY="3"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0 6 3 0 6z" className="fill-muted" />
          </marker>
        </defs>
        {chart.arrows.map(({ from, to }) => {
          const [a, b] = [byId.get(from), byId.get(to)]
          if (!a || !b) return null
          return (
            <path
              key={`${from} ${to}`}
              d={curve(a, b)}
              markerEnd="url(#flow-tip)"
              className={cx("fill-none", from === currentId ? "stroke-accent" : "stroke-edge")}
              strokeWidth={from === currentId ? 2 : 1.2}
            />
          )
        })}
        {chart.states.map((state) => {
          const { x, y } = place(state)
          const isHere = state.id === currentId
          return (
            <g key={state.id}>
              <rect
                x={x}
                y={y}
                width={WIDTH}
                height={HEIGHT}
                rx={state.isFinal ? HEIGHT / 2 : 8}
                strokeWidth={isHere ? 2 : 1}
                className={cx(
                  isHere ? "fill-accent stroke-accent" : wasVisited(state.name) ? "fill-accent-soft" : "fill-surface",
                  !isHere && "stroke-edge-strong",
                )}
              />
              <text
                x={x + WIDTH / 2}
                y={y + HEIGHT / 2 + 4}
                textAnchor="middle"
                fontSize={12}
                className={isHere ? "fill-on-accent font-semibold" : "fill-ink"}
              >
                {state.name}
              </text>
            </g>
          )
        })}
      </svg>
    </section>
  )
}
