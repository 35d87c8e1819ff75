import { useQueries } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Combobox, type ComboboxChoice, TagCombobox } from "#ui/combobox.tsx"
import type { FieldTexts } from "#ui/field.tsx"
import { useSearchRows } from "./list/use-search-rows.ts"
import type { Pickable } from "./resource.ts"
import { useDeletedName } from "./use-deleted-name.ts"

/** The most ids that a list accepts. */
const MAX_IDS = 100

interface SharedProps<Row> extends FieldTexts {
  resource: Pickable<Row>
  /** The row as an option: its name, a second line, and a picture if rows have one. */
  option: (row: Row) => ComboboxChoice
  placeholder?: string
  /** Why a row can't be chosen, shown as its second line. */
  whyNot?: (row: Row) => string | undefined
  /** What it means that all chosen records were deleted. */
  allDeleted?: string
}

type EntityPickerProps<Row> = SharedProps<Row> &
  (
    | { multiple?: false; value: string | null; onChange: (id: string | null, row: Row | undefined) => void }
    | {
        multiple: true
        value: readonly string[]
        onChange: (ids: readonly string[], choices: readonly ComboboxChoice[]) => void
      }
  )

/** A choice of one or several records of any resource, searched on the server. Deleted ones stay chosen and are named so. */
export function EntityPicker<Row extends { readonly id: string }>(props: EntityPickerProps<Row>) {
  const { resource, option, whyNot, allDeleted, multiple: _m, value: _v, onChange: _c, ...field } = props
  const t = useTranslations("admin.form.picker")
  const found = useSearchRows(resource.list)
  const ids = props.multiple ? props.value : props.value === null ? [] : [props.value]
  const { choiceOf, areAllDeleted } = useChoices(resource, option, ids, found.rows)
  const options = found.rows.map((row): ComboboxChoice => {
    const reason = whyNot?.(row)
    return reason === undefined ? option(row) : { ...option(row), description: reason, disabled: true }
  })
  const shared = {
    ...field,
    error: field.error ?? (found.isError ? t("failed") : areAllDeleted ? allDeleted : undefined),
    options,
    ...found.field,
  }
  if (props.multiple)
    return (
      <TagCombobox
        {...shared}
        value={ids.map(choiceOf)}
        onChange={(choices) =>
          props.onChange(
            choices.map(({ value }) => value),
            choices,
          )
        }
      />
    )
  return (
    <Combobox
      {...shared}
      value={props.value === null ? null : choiceOf(props.value)}
      onChange={(choice) =>
        props.onChange(
          choice?.value ?? null,
          found.rows.find(({ id }) => id === choice?.value),
        )
      }
    />
  )
}

/** Returns the choice of an id: its name, nothing while names load, or that it was deleted. Keeps the rows of searches. */
function useChoices<Row extends { readonly id: string }>(
  resource: Pickable<Row>,
  option: (row: Row) => ComboboxChoice,
  ids: readonly string[],
  found: readonly Row[],
) {
  const deletedName = useDeletedName()
  const [seen] = useState(() => new Map<string, Row>())
  for (const row of found) seen.set(row.id, row)
  const unknown = ids.filter((id) => !seen.has(id))
  const pages = Array.from({ length: Math.ceil(unknown.length / MAX_IDS) }, (_, page) =>
    unknown.slice(page * MAX_IDS, (page + 1) * MAX_IDS),
  )
  const names = useQueries({ queries: pages.map((page) => resource.byIds(page)) })
  const rows = names.flatMap(({ data = [] }) => data)
  const isComplete = names.every(({ isSuccess }) => isSuccess)
  const rowOf = (id: string) => seen.get(id) ?? rows.find((each) => each.id === id)
  return {
    choiceOf: (id: string): ComboboxChoice => {
      const row = rowOf(id)
      return row ? option(row) : { value: id, label: isComplete ? deletedName(resource.name) : "…" }
    },
    areAllDeleted: ids.length > 0 && isComplete && !ids.some(rowOf),
  }
}
