import { useEffect, useId, useRef } from "react"
import { cx } from "./cx.ts"
import type { Chart, ChartArrow, ChartState } from "./statechart-layout.ts"

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

interface StatechartProps {
  chart: Chart
  label: string
  /** Id of the state that the machine is in; it is scrolled into view. */
  currentId?: string | undefined
  /** Ids of the states that were entered. */
  visited: ReadonlySet<string>
  /** Keys of the transitions that were taken: states that were entered get a check mark, these arrows are bold. */
  taken?: ReadonlySet<string>
}

/** Draws a statechart as boxes and arrows; scrolls if it doesn't fit. */
export function Statechart({ chart, label, currentId, visited, taken }: StatechartProps) {
  const width = chart.columns * (WIDTH + GAP_X)
  const height = chart.rows * (HEIGHT + GAP_Y) + 16
  const byId = new Map(chart.states.map((state) => [state.id, state]))
  const frame = useRef<HTMLElement>(null)
  const tip = useId()
  const column = currentId === undefined ? 0 : (byId.get(currentId)?.column ?? 0)
  // Scrolls the current state's column into view.
  useEffect(() => {
    if (frame.current) frame.current.scrollLeft = (column - 1) * (WIDTH + GAP_X)
  }, [column])
  const isStrong = ({ from, keys }: ChartArrow) => from === currentId || keys.some((key) => taken?.has(key))
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
          <Tip id={tip} className="fill-muted" />
          <Tip id={`${tip}-strong`} className="fill-accent" />
        </defs>
        {chart.arrows
          .toSorted((a, b) => Number(isStrong(a)) - Number(isStrong(b)))
          .map((arrow) => {
            const [a, b] = [byId.get(arrow.from), byId.get(arrow.to)]
            if (!a || !b) return null
            return (
              <path
                key={`${arrow.from} ${arrow.to}`}
                d={curve(a, b)}
                markerEnd={`url(#${tip}${isStrong(arrow) ? "-strong" : ""})`}
                className={cx("fill-none", isStrong(arrow) ? "stroke-accent" : "stroke-edge")}
                strokeWidth={isStrong(arrow) ? 2 : 1.2}
              />
            )
          })}
        {chart.states.map((state) => (
          <StateBox
            key={state.id}
            state={state}
            isCurrent={state.id === currentId}
            isVisited={visited.has(state.id)}
            isChecked={taken !== undefined && visited.has(state.id)}
          />
        ))}
      </svg>
    </section>
  )
}

function Tip({ id, className }: { id: string; className: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 6 6"
      refX="5"
      refY="3"
      markerWidth="7"
      markerHeight="7"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0 6 3 0 6z" className={className} />
    </marker>
  )
}

interface StateBoxProps {
  state: ChartState
  isCurrent: boolean
  isVisited: boolean
  isChecked: boolean
}

function StateBox({ state, isCurrent, isVisited, isChecked }: StateBoxProps) {
  const { x, y } = place(state)
  return (
    <g>
      <title>{state.id}</title>
      <rect
        x={x}
        y={y}
        width={WIDTH}
        height={HEIGHT}
        rx={state.isFinal ? HEIGHT / 2 : 8}
        strokeWidth={isCurrent || isChecked ? 2 : 1}
        strokeDasharray={state.isHistory ? "4 3" : undefined}
        className={cx(
          isCurrent ? "fill-accent" : isVisited ? "fill-accent-soft" : "fill-surface",
          isCurrent || isChecked ? "stroke-accent" : "stroke-edge-strong",
        )}
      />
      {state.outer && (
        <text
          x={x + WIDTH / 2}
          y={y + 12}
          textAnchor="middle"
          fontSize={10}
          className={isCurrent ? "fill-on-accent" : "fill-muted"}
        >
          {state.outer}
        </text>
      )}
      <text
        x={x + WIDTH / 2}
        y={y + HEIGHT / 2 + (state.outer ? 9 : 4)}
        textAnchor="middle"
        fontSize={12}
        className={isCurrent ? "fill-on-accent font-semibold" : "fill-ink"}
      >
        {state.name}
      </text>
      {isChecked && (
        <g transform={`translate(${x + WIDTH - 9} ${y - 5})`}>
          <circle cx={7} cy={7} r={7} className="fill-accent" />
          <path d="m4 7.2 2.2 2.2L10 5.4" className="fill-none stroke-on-accent" strokeWidth={1.6} />
        </g>
      )}
    </g>
  )
}
