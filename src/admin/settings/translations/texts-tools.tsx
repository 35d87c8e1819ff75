import { Suspense, useState } from "react"
import { downloadCsv } from "#admin/kit/download-csv.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import type { CellChange } from "#ui/data-grid/types.ts"
import { late } from "#ui/late.tsx"
import { Select } from "#ui/select.tsx"
import { useToast } from "#ui/toasts.tsx"
import { useTextNames } from "./text-names.ts"
import type { TextRecord, TextRow } from "./texts.ts"
import { csvRows } from "./texts-csv.ts"

const ImportDialog = late(async () => (await import("./import-dialog.tsx")).ImportDialog)

export interface TextsSearch {
  /** The only language that is shown. */
  readonly locale?: string | undefined
  readonly missing?: boolean | undefined
}

interface TextsToolsProps {
  type: string
  fields: readonly string[]
  locales: readonly string[]
  /** The texts that are shown. */
  shown: readonly TextRow[]
  /** All records by id; undefined while they are loading. */
  records: ReadonlyMap<string, TextRecord> | undefined
  search: TextsSearch
  onSearch: (search: TextsSearch) => void
  onChange: (changes: readonly CellChange[]) => void
  /** The text of a cell, saved or not. */
  textAt: (row: TextRow, locale: string) => string
}

/** Chooses which texts the grid shows, and fills, exports and imports them. */
export function TextsTools(props: TextsToolsProps) {
  const { type, fields, locales, shown, records, search, onSearch, onChange, textAt } = props
  const t = useTranslations("admin.translations.grid")
  const names = useTextNames()
  const toast = useToast()
  const [isImporting, setImporting] = useState(false)
  const shownLocales = search.locale && locales.includes(search.locale) ? [search.locale] : locales
  const copyOriginals = () => {
    const copies = shown.flatMap((row) => {
      const text = row.record.originals[row.field]
      const empty = text ? shownLocales.filter((locale) => textAt(row, locale) === "") : []
      return empty.map((column): CellChange => ({ row: row.id, column, text: text ?? "" }))
    })
    if (copies.length > 0) onChange(copies)
    else toast({ title: t("nothingToCopy") })
  }
  return (
    <>
      {locales.length > 1 && (
        <Select
          label={t("language")}
          labelHidden
          value={search.locale ?? ""}
          onChange={({ target }) => onSearch({ ...search, locale: target.value || undefined })}
          options={[
            { value: "", label: t("everyLanguage") },
            ...locales.map((code) => ({ value: code, label: names.language(code) })),
          ]}
        />
      )}
      <Checkbox
        label={t("missing")}
        checked={search.missing ?? false}
        onChange={({ target }) => onSearch({ ...search, missing: target.checked || undefined })}
      />
      <Button size="sm" variant="quiet" icon="copy" onClick={copyOriginals}>
        {t("copy")}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon="download"
        onClick={() => void downloadCsv(`translations-${type}.csv`, csvRows(shown, shownLocales, textAt))}
      >
        {t("export")}
      </Button>
      {records && (
        <Button size="sm" variant="quiet" icon="upload" onClick={() => setImporting(true)}>
          {t("import")}
        </Button>
      )}
      {isImporting && records && (
        <Suspense>
          <ImportDialog
            records={records}
            fields={fields}
            locales={locales}
            onImport={onChange}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
