import { useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { assignTracking, readTracking, type TrackingProblem } from "#machines/orders/order-jobs/tracking-file.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { FileDrop } from "#ui/file-drop.tsx"
import { Spinner } from "#ui/spinner.tsx"
import { ordersByNumber } from "./orders-by-number.ts"

/** The tracking numbers of a file, by order id. */
export interface TrackingChoice {
  readonly name: string
  readonly rows: readonly BulkRow[]
  readonly numbers: Readonly<Record<string, readonly string[]>>
  readonly problems: readonly TrackingProblem[]
}

interface TrackingCardProps {
  /** The orders selected in the list; without any, the file decides which orders are shipped. */
  selected: readonly BulkRow[]
  choice: TrackingChoice | undefined
  onChoice: (choice: TrackingChoice | undefined) => void
}

const MAX_ROWS = 2_000

/** Why a file can't be used as a whole. */
type Failure = "unreadable" | "empty" | "large" | "columns" | "lost"

async function read(file: File, selected: readonly BulkRow[]): Promise<TrackingChoice | Failure> {
  const { parseCsv, UnreadableFile } = await import("#machines/products/product-import/csv-file.ts")
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const csv = parseCsv(file.name, bytes)
    if (csv.rows.length > MAX_ROWS) return "large"
    const tracking = readTracking(csv)
    if (!tracking) return "columns"
    const found = await ordersByNumber([...new Set(tracking.rows.map(({ order }) => order))])
    const ids = new Map([...found].map(([number, { id }]) => [number, id]))
    const isOpen = selected.length === 0
    const assigned = assignTracking(tracking, ids, isOpen ? undefined : new Set(selected.map(({ id }) => id)))
    const named = [...found].sort(([a], [b]) => a - b).map(([, row]) => row)
    const rows = isOpen ? named.filter(({ id }) => assigned.numbers[id]) : selected
    return { name: file.name, rows, ...assigned }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) return "lost"
    const { kind } = error.problem
    return kind === "empty" || kind === "noRows" ? "empty" : kind === "tooManyRows" ? "large" : "unreadable"
  }
}

/** Takes a CSV file with tracking numbers, and names the rows that can't be used. */
export function TrackingCard({ selected, choice, onChoice }: TrackingCardProps) {
  const t = useTranslations("admin.orderJobs.choose")
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const take = async (next: File) => {
    setFile(next)
    setReading(true)
    setFailure(undefined)
    const result = await read(next, selected)
    setReading(false)
    if (typeof result === "string") {
      setFailure(result)
      onChoice(undefined)
    } else onChoice(result)
  }
  return (
    <Card
      title={t("ship.title")}
      description={
        <>
          {t("ship.hint")} {selected.length > 0 && t("ship.optional")}
        </>
      }
    >
      <FileDrop
        label={t("ship.drop")}
        onFiles={([next]) => next && void take(next)}
        className="grid justify-items-start gap-3"
      >
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          hidden
          onChange={({ target }) => {
            const [next] = target.files ?? []
            if (next) void take(next)
            // The same file can be chosen again after it was corrected.
            target.value = ""
          }}
        />
        {isReading && <Spinner label={t("ship.reading")} />}
        {failure && (
          <Banner
            tone="refused"
            announce
            title={failure === "lost" ? t("ship.lost") : t(`files.${failure}`, { limit: MAX_ROWS })}
            action={
              failure === "lost" &&
              file && (
                <Button size="sm" onClick={() => void take(file)}>
                  {t("ship.retry")}
                </Button>
              )
            }
          />
        )}
        {choice && !isReading && <Used choice={choice} />}
        <div className="flex flex-wrap gap-2">
          <Button icon="upload" onClick={() => input.current?.click()}>
            {t(choice ? "ship.replace" : "ship.choose")}
          </Button>
          {choice && (
            <Button variant="quiet" onClick={() => onChoice(undefined)}>
              {t("ship.remove")}
            </Button>
          )}
        </div>
      </FileDrop>
    </Card>
  )
}

function Used({ choice: { name, numbers, problems } }: { choice: TrackingChoice }) {
  const t = useTranslations("admin.orderJobs.choose")
  const all = Object.values(numbers)
  return (
    <div className="grid gap-1 text-sm">
      <p role="status">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="block">{t("ship.used", { numbers: all.flat().length, count: all.length })}</span>
      </p>
      {problems.length > 0 && <UnusedRows problems={problems} />}
    </div>
  )
}

/** The rows of a file that aren't used, each with the reason. */
export function UnusedRows({ problems }: Pick<TrackingChoice, "problems">) {
  const t = useTranslations("admin.orderJobs.choose")
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-waiting-ink">{t("ship.unused", { count: problems.length })}</p>
      <ul className="grid max-h-60 gap-0.5 overflow-y-auto">
        {problems.map(({ row, order, kind }) => (
          <li key={row} className="wrap-anywhere">
            <span className="text-muted tabular-nums">{t("ship.row", { row: String(row) })}</span>{" "}
            {kind === "noOrder" ? t("rows.noOrder") : t(`rows.${kind}`, { order })}
          </li>
        ))}
      </ul>
    </div>
  )
}
