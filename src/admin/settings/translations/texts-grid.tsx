import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useMemo, useRef, useState } from "react"
import { GridNotices } from "#admin/kit/grid/grid-notices.tsx"
import { GridSaveBar } from "#admin/kit/grid/grid-save-bar.tsx"
import { GridTools } from "#admin/kit/grid/grid-tools.tsx"
import { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { useSaveGrid } from "#admin/kit/grid/use-save-grid.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { useLeaveGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { plainText } from "#lib/plain-text.ts"
import { Banner } from "#ui/banner.tsx"
import { DataGrid, type DataGridHandle } from "#ui/data-grid/data-grid.tsx"
import { cellKey, change, firstOf, redo, undo } from "#ui/data-grid/edits.ts"
import type { CellChange, GridCell, GridColumn, GridRow } from "#ui/data-grid/types.ts"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { useShortcut } from "#ui/shortcut.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import { saveTexts } from "./save-texts.ts"
import { useTextNames } from "./text-names.ts"
import { isMissing, recordName, savedText, type TextRow, textOf, textRows, translationsKey, useTexts } from "./texts.ts"
import { type TextsSearch, TextsTools } from "./texts-tools.tsx"

const ConflictDialog = late(async () => (await import("#admin/kit/grid/cell-conflict-dialog.tsx")).default)

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
  const refusal = useRefusalText()
  const names = useTextNames()
  const client = useQueryClient()
  const loaded = useTexts(type)
  const edits = useGridEdits(`translations/${type}`)
  const { state } = edits
  const [filter, setFilter] = useState("")
  /** Names of records whose changes were dropped, because they were deleted. */
  const [gone, setGone] = useState<readonly string[]>([])
  const grid = useRef<DataGridHandle>(null)
  const nameOf = (id: string) => {
    const record = loaded.byId.get(id)
    return (record && recordName(record)) ?? t("unnamed")
  }
  const saving = useSaveGrid({
    edits,
    isValid: () => true,
    send: async (sent, dialog) => {
      setGone([])
      const result = await saveTexts({ ...dialog, type, edits: sent })
      setGone((result?.gone ?? []).map(nameOf))
      return result
    },
    reload: () => client.invalidateQueries({ queryKey: translationsKey }),
  })
  const failureAt = (key: string, text: string | undefined) => {
    const failure = saving.failures.get(key)
    return failure && failure.text === text ? failure : undefined
  }
  const toCorrect = [...state.edits].filter(([key, edit]) => failureAt(key, edit.text)).map(([, edit]) => edit)
  const shownLocales = search.locale && locales.includes(search.locale) ? [search.locale] : locales
  const columns: readonly GridColumn[] = [
    { id: ORIGINAL, name: t("original"), kind: "text", isMultiline: true },
    ...shownLocales.map(
      (code): GridColumn => ({ id: code, name: names.language(code), hint: code, kind: "text", isMultiline: true }),
    ),
  ]
  const all = useMemo(() => textRows(loaded.records ?? [], fields), [loaded.records, fields])
  const byRow = useMemo(() => new Map(all.map((row) => [row.id, row])), [all])
  const editedRows = new Set([...state.edits.values()].map(({ row }) => row))
  const words = plainText(filter.trim())
  const contains = (row: TextRow) =>
    plainText(
      [recordName(row.record), row.record.originals[row.field], ...shownLocales.map((code) => textAt(row, code))].join(
        "\n",
      ),
    ).includes(words)
  const matches = (row: TextRow) =>
    // A row stays while its new texts aren't saved.
    (!search.missing || editedRows.has(row.id) || isMissing(row, shownLocales)) && (words === "" || contains(row))
  const shown = all.filter(matches)
  const rows = shown.map(
    ({ id, field, record }): GridRow => ({ id, name: recordName(record) ?? t("unnamed"), hint: names.field(field) }),
  )

  function textAt(row: TextRow, locale: string): string {
    return state.edits.get(cellKey(row.id, locale))?.text ?? savedText(row.record, row.field, locale)
  }
  const saved = (id: string, locale: string): string => {
    const row = byRow.get(id)
    return row ? savedText(row.record, row.field, locale) : ""
  }
  const onChange = (changes: readonly CellChange[]) => {
    edits.update((before) =>
      change(
        before,
        changes.map((each) => ({ ...each, text: each.text.trim() })),
        saved,
      ),
    )
  }
  const wanted = useRef<Pick<CellChange, "row" | "column">>(undefined)
  // A cell of a row that the filter hides is shown only some renders later.
  useEffect(() => {
    if (wanted.current && grid.current?.focusCell(wanted.current.row, wanted.current.column)) wanted.current = undefined
  })
  function reveal(cell: Pick<CellChange, "row" | "column"> | undefined) {
    if (!cell || grid.current?.focusCell(cell.row, cell.column)) return
    wanted.current = cell
    setFilter("")
    onSearch({ locale: undefined, missing: undefined })
  }
  function stepBack(step: typeof undo, from: "past" | "future") {
    const cell = firstOf(edits.latest.current[from].at(-1))
    edits.update((before) => step(before, saved))
    reveal(cell)
  }
  const lastShown = useRef<string>(undefined)
  const showNextProblem = () => {
    const at = toCorrect.findIndex(({ row, column }) => lastShown.current === cellKey(row, column))
    const next = toCorrect[(at + 1) % toCorrect.length]
    lastShown.current = next && cellKey(next.row, next.column)
    reveal(next)
  }
  function cell({ id }: GridRow, column: GridColumn): GridCell {
    const row = byRow.get(id)
    if (!row) return { text: "" }
    if (column.id === ORIGINAL) {
      const text = row.record.originals[row.field] ?? ""
      return { text, lockedReason: t("originalLocked"), isReadable: true }
    }
    const key = cellKey(id, column.id)
    const edit = state.edits.get(key)
    const failure = failureAt(key, edit?.text)
    return { text: textAt(row, column.id), isChanged: edit !== undefined, problem: failure && refusal(failure.detail) }
  }
  const { question } = useLeaveGuard(edits.isDirty, edits.discard)
  useShortcut({ key: "s", command: true }, () => void saving.save())
  const isComplete = !loaded.records || loaded.records.length >= loaded.count
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <GridNotices
        isRestored={edits.isRestored && state.edits.size > 0}
        onHideRestored={edits.hideRestored}
        onDiscard={edits.discard}
        stop={saving.stop}
        refused={saving.failures.size}
        loaded={loaded}
        failed={t("failed")}
      />
      {gone.length > 0 && (
        <Banner tone="waiting" announce title={t("gone", { count: gone.length })} onDismiss={() => setGone([])}>
          {gone.join(", ")}
        </Banner>
      )}
      <GridTools
        search={t("search")}
        filter={filter}
        onFilter={setFilter}
        state={state}
        onUndo={() => stepBack(undo, "past")}
        onRedo={() => stepBack(redo, "future")}
        onFillDown={() => grid.current?.fillDown()}
      >
        <TextsTools
          type={type}
          fields={fields}
          locales={locales}
          shown={shown}
          search={search}
          onSearch={onSearch}
          onChange={onChange}
          textAt={textAt}
          records={isComplete ? loaded.byId : undefined}
        />
        {!isComplete && !loaded.error && (
          <p role="status" className="text-sm text-muted">
            {t("loading", { loaded: loaded.records?.length ?? 0, count: loaded.count })}
          </p>
        )}
      </GridTools>
      {!loaded.records ? (
        !loaded.error && <Skeleton className="h-96 w-full" />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={filter ? "search" : "globe"}
          title={t(all.length === 0 ? "none" : filter ? "noMatch" : "nothingMissing")}
        />
      ) : (
        <DataGrid
          label={t("title", { type: names.type(type) })}
          rowHeader={t("text")}
          rows={rows}
          columns={columns}
          cell={cell}
          lockedReason={(_, column) => (column.id === ORIGINAL ? t("originalLocked") : undefined)}
          onChange={onChange}
          onUndo={() => stepBack(undo, "past")}
          onRedo={() => stepBack(redo, "future")}
          handle={grid}
        />
      )}
      {state.edits.size > 0 && (
        <GridSaveBar
          unsaved={state.edits.size}
          problems={toCorrect.length}
          progress={saving.progress}
          onShowProblem={showNextProblem}
          onDiscard={edits.discard}
          onSave={() => void saving.save()}
        />
      )}
      {question}
      {saving.question && (
        <Suspense>
          <ConflictDialog
            question={saving.question}
            nameOf={({ row, column }) => {
              const { record, field } = textOf(row)
              return [nameOf(record), names.field(field), names.language(column)].join(" · ")
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
