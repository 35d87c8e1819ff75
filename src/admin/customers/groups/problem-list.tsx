import { useTranslations } from "#lib/i18n.tsx"
import { saveFile } from "#lib/save-file.ts"
import { Button } from "#ui/button.tsx"
import type { Entry } from "./email-list.ts"

/** An entry that can't be added, with the reason. */
export interface Problem extends Entry {
  readonly reason: string
}

const MAX_SHOWN = 100

/** Spreadsheets would execute entries that start like a formula. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** By reason in the order given, then by line: three entries that aren't emails aren't lost among thousands of unknown ones. */
function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const reasons = [...new Set(problems.map(({ reason }) => reason))]
  return problems.toSorted((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason) || a.line - b.line)
}

/** Names the entries that can't be added, with their lines; all of them can be downloaded. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations("admin.customerGroup.emails")
  const sorted = sortProblems(problems)
  const download = () => {
    const rows = sorted.map(({ line, text, reason }) => [String(line), cell(text), cell(reason)])
    const head = [t("csv.line"), t("csv.entry"), t("csv.reason")].map(cell)
    saveFile(
      new Blob([[head, ...rows].map((row) => `${row.join(",")}\r\n`).join("")], { type: "text/csv" }),
      t("fileName"),
    )
  }
  return (
    <section className="grid gap-2 text-sm" aria-label={t("problems", { count: problems.length })}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t("problems", { count: problems.length })}</h3>
        <Button size="sm" icon="download" onClick={download}>
          {t("download")}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard */}
      <ul tabIndex={0} className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {sorted.slice(0, MAX_SHOWN).map(({ line, text, reason }) => (
          <li key={`${line} ${text}`} className="flex flex-wrap gap-x-3 px-3 py-1.5">
            <span className="w-20 shrink-0 text-muted tabular-nums">{t("line", { line })}</span>
            <span className="min-w-40 flex-1 wrap-anywhere">{text}</span>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
        {sorted.length > MAX_SHOWN && (
          <li className="px-3 py-1.5 text-muted">{t("more", { count: sorted.length - MAX_SHOWN })}</li>
        )}
      </ul>
    </section>
  )
}
