import { useState } from "react"
import type { FailedRow } from "#machines/settings/tax-setup/tax-setup.actors.ts"
import type { TaxProblem } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { changeRow, type RateRow } from "./rows.ts"

interface RowsOptions<Row, Input> {
  rows: readonly Row[]
  onChange: (update: (rows: readonly Row[]) => readonly Row[]) => void
  inputs: readonly Input[]
  problemOf: (input: Input) => TaxProblem | undefined
  failed: readonly FailedRow[]
  /** Saves the rows; returns the keys of those that weren't saved. */
  save: (inputs: readonly Input[]) => Promise<readonly string[]>
}

/** Problems that are shown before anything is submitted. */
const immediate: readonly (TaxProblem | undefined)[] = ["provinceTwice", "provinceExists", "targetUsed"]

/** The rows of a step that aren't saved: their problems, and saving them one by one. */
export function useRows<Row extends RateRow, Input>(options: RowsOptions<Row, Input>) {
  const { rows, onChange, inputs, problemOf, failed, save } = options
  const [isChecked, setChecked] = useState(false)
  const problems = inputs.map(problemOf)
  return {
    rows: rows.map((row, index) => {
      const problem = problems[index]
      const failure = failed.find(({ key }) => key === row.key)
      return {
        row,
        problem: isChecked || immediate.includes(problem) ? problem : failure?.problem,
        failed: failure,
        change: (part: Partial<Row>) =>
          onChange((present) => present.map((each) => (each.key === row.key ? changeRow(each, part) : each))),
        remove: () => onChange((present) => present.filter(({ key }) => key !== row.key)),
      }
    }),
    add: (row: Row) => {
      setChecked(false)
      onChange((present) => [...present, row])
    },
    submit: async () => {
      setChecked(true)
      if (problems.some(Boolean)) return
      const kept = await save(inputs)
      const sent = new Set(rows.map(({ key }) => key))
      setChecked(false)
      onChange((present) => present.filter(({ key }) => !sent.has(key) || kept.includes(key)))
    },
  }
}
