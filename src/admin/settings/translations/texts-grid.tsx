import { useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { GridEditor } from "#admin/kit/grid/grid-editor.tsx"
import { GridNotices, NamesNotice } from "#admin/kit/grid/grid-notices.tsx"
import { GridPage } from "#admin/kit/grid/grid-page.tsx"
import { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { useGridPage } from "#admin/kit/grid/use-grid-page.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { cellKey } from "#ui/data-grid/edits.ts"
import type { GridColumn, GridRow } from "#ui/data-grid/types.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { saveTexts } from "./save-texts.ts"
import { useTextNames } from "./text-names.ts"
import { isMissing, recordName, savedText, type TextRow, textOf, textRows, translationsKey, useTexts } from "./texts.ts"
import { type TextsSearch, TextsTools } from "./texts-tools.tsx"

/** Id of the column with the original texts. */
const ORIGINAL = "original"

interface TextsGridProps {
  type: string
  fields: readonly string[]
  /** The languages of the store. */
  locales: readonly string[]
  search: TextsSearch
  onSearch: (search: TextsSearch) => void
}

/** The grid of texts and languages. */
export function TextsGrid({ type, fields, locales, search, onSearch }: TextsGridProps) {
  const t = useTranslations("admin.translations.grid")
  const names = useTextNames()
  const client = useQueryClient()
  const records = useTexts(type)
  const edits = useGridEdits(`translations/${type}`)
  const { state } = edits
  /** Names of records whose changes were dropped, because they were deleted. */
  const [gone, setGone] = useState<readonly string[]>([])
  const nameOf = (id: string) => {
    const record = records.byId.get(id)
    return (record && recordName(record)) ?? t("unnamed")
  }
  const all = useMemo(() => textRows(records.rows ?? [], fields), [records.rows, fields])
  const byRow = useMemo(() => new Map(all.map((row) => [row.id, row])), [all])
  const page = useGridPage({
    edits,
    savedText: (id, column) => {
      const row = byRow.get(id)
      if (!row) return ""
      return column === ORIGINAL ? (row.record.originals[row.field] ?? "") : savedText(row.record, row.field, column)
    },
    format: (_, entered) => entered.trim(),
    problem: () => undefined,
    onReveal: () => onSearch({ locale: undefined, missing: undefined }),
    save: async (sent, dialog) => {
      setGone([])
      const result = await saveTexts({ ...dialog, type, edits: sent })
      setGone((result?.gone ?? []).map(nameOf))
      return result
    },
    reload: () => client.invalidateQueries({ queryKey: translationsKey }),
  })
  const shownLocales = search.locale && locales.includes(search.locale) ? [search.locale] : locales
  const columns: readonly GridColumn[] = [
    { id: ORIGINAL, name: t("original"), kind: "text", isMultiline: true },
    ...shownLocales.map(
      (code): GridColumn => ({ id: code, name: names.language(code), hint: code, kind: "text", isMultiline: true }),
    ),
  ]
  const editedRows = new Set([...state.edits.values()].map(({ row }) => row))
  const rows = all
    // A row stays while its new texts aren't saved.
    .filter((row) => !search.missing || editedRows.has(row.id) || isMissing(row, shownLocales))
    .map((row): TextRow & GridRow => ({
      ...row,
      name: recordName(row.record) ?? t("unnamed"),
      hint: names.field(row.field),
    }))
  const textAt = ({ id, field, record }: TextRow, locale: string): string =>
    state.edits.get(cellKey(id, locale))?.text ?? savedText(record, field, locale)
  const lockedReason = (_: GridRow, { id }: GridColumn) => (id === ORIGINAL ? t("originalLocked") : undefined)
  return (
    <GridPage
      page={page}
      nameOf={({ row, column }) => {
        const { record, field } = textOf(row)
        return [nameOf(record), names.field(field), names.language(column)].join(" · ")
      }}
    >
      <GridNotices page={page} loaded={records} failed={t("failed")} />
      <NamesNotice title={t("gone", { count: gone.length })} names={gone} onHide={() => setGone([])} />
      <GridEditor
        cells={page.cells}
        label={t("title", { type: names.type(type) })}
        rowHeader={t("text")}
        search={t("search")}
        rows={records.rows && rows}
        columns={columns}
        searchText={(row) =>
          [
            recordName(row.record),
            row.record.originals[row.field],
            ...shownLocales.map((code) => textAt(row, code)),
          ].join("\n")
        }
        about={(_, { id }) => ({ isReadable: id === ORIGINAL })}
        lockedReason={lockedReason}
        tools={(shown) => (
          <TextsTools
            type={type}
            fields={fields}
            locales={locales}
            shown={shown}
            search={search}
            onSearch={onSearch}
            onChange={page.cells.change}
            textAt={textAt}
            records={records.isComplete ? records.byId : undefined}
          />
        )}
        loaded={records}
        loading={t("loading", { loaded: records.loaded, count: records.count })}
        empty={
          <EmptyState
            icon={page.cells.filter ? "search" : "globe"}
            title={t(all.length === 0 ? "none" : page.cells.filter ? "noMatch" : "nothingMissing")}
          />
        }
      />
    </GridPage>
  )
}
