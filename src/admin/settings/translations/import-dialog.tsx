import { useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import type { CellChange } from "#ui/data-grid/types.ts"
import { Dialog } from "#ui/dialog.tsx"
import { FileDrop } from "#ui/file-drop.tsx"
import { useToast } from "#ui/toasts.tsx"
import type { TextRecord } from "./texts.ts"
import { type CsvTexts, type RowProblem, readCsv } from "./texts-csv.ts"

interface ImportDialogProps {
  records: ReadonlyMap<string, TextRecord>
  fields: readonly string[]
  locales: readonly string[]
  onImport: (changes: readonly CellChange[]) => void
  onClose: () => void
}

/** Problems that are listed. */
const SHOWN = 50

/** Reads a file of translations, names the rows that can't be imported, and adds the others to the grid. */
export function ImportDialog({ records, fields, locales, onImport, onClose }: ImportDialogProps) {
  const t = useTranslations("admin.translations.import")
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ readonly name: string; readonly content: CsvTexts | FileProblem }>()
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const content = await chosen
      .text()
      .then((text) => readCsv(text, { records, fields, locales }))
      .catch((): FileProblem => "unreadable")
    setFile({ name: chosen.name, content })
  }
  const content = typeof file?.content === "object" ? file.content : undefined
  const changes = content?.changes ?? []
  return (
    <Dialog
      open
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabledReason={changes.length === 0 ? t("changes", { count: 0 }) : undefined}
          onClick={() => {
            onImport(changes)
            toast({ title: t("added", { count: changes.length }) })
            onClose()
          }}
        >
          {t("confirm")}
        </Button>
      }
    >
      <FileDrop label={t("choose")} onFiles={([first]) => void read(first)} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <Button icon="upload" onClick={() => input.current?.click()}>
            {t("choose")}
          </Button>
          <span className="wrap-anywhere">{file?.name}</span>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            hidden
            aria-label={t("choose")}
            onChange={({ target }) => {
              void read(target.files?.[0])
              // So that the same file can be chosen again after it was corrected.
              target.value = ""
            }}
          />
        </div>
        {typeof file?.content === "string" && <Banner tone="refused" announce title={t(file.content)} />}
        {content && <Summary content={content} />}
      </FileDrop>
    </Dialog>
  )
}

type FileProblem = "missingColumns" | "noLanguages" | "unreadable"

function Summary({ content: { changes, problems, ignored } }: { content: CsvTexts }) {
  const t = useTranslations("admin.translations.import")
  const problemText = ({ kind, values: { id = "", field = "", first = "" } }: RowProblem) =>
    kind === "unknownRecord"
      ? t(kind, { id })
      : kind === "unknownField"
        ? t(kind, { field })
        : kind === "duplicate"
          ? t(kind, { first })
          : t(kind)
  return (
    <>
      <p role="status" className="text-sm font-semibold">
        {t("changes", { count: changes.length })}
      </p>
      {ignored.length > 0 && (
        <p className="text-sm text-muted">
          {t("unknownColumns", { count: ignored.length, names: ignored.join(", ") })}
        </p>
      )}
      {problems.length > 0 && (
        <Banner tone="waiting" title={t("problems", { count: problems.length })}>
          <ul className="grid max-h-60 gap-1 overflow-y-auto wrap-anywhere">
            {problems.slice(0, SHOWN).map((problem) => (
              <li key={problem.line}>{t("row", { row: String(problem.line), problem: problemText(problem) })}</li>
            ))}
          </ul>
          {problems.length > SHOWN && <p>{t("more", { count: problems.length - SHOWN })}</p>}
        </Banner>
      )}
    </>
  )
}
