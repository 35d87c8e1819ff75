import { adminSdk } from "#admin/api/client.ts"
import { type CellJob, readRows, saveCells } from "#admin/kit/grid/save-cells.ts"
import type { SaveDialog, SaveResult } from "#admin/kit/grid/save-result.ts"
import type { Edit } from "#ui/data-grid/edits.ts"
import { loadRecords, savedText, type TextRecord, textOf } from "./texts.ts"

/** The edits of one record in one language: the server keeps them as one translation. */
type LanguageJob = CellJob<TextRecord>

const localeOf = ({ edits: [edit] }: LanguageJob) => edit?.column ?? ""
const translationOf = (job: LanguageJob) => job.row.languages.get(localeOf(job))

/** All texts of the translation: the server counts only those that are sent. */
const textsOf = (job: LanguageJob) => ({
  ...translationOf(job)?.texts,
  ...Object.fromEntries(job.edits.map(({ row, text }) => [textOf(row).field, text])),
})

const sendJobs = (type: string, jobs: readonly LanguageJob[]): Promise<unknown> =>
  adminSdk().admin.translation.batch({
    body: {
      create: jobs
        .filter((job) => !translationOf(job))
        .map((job) => ({
          reference_id: job.row.id,
          reference: type,
          locale_code: localeOf(job),
          translations: textsOf(job),
        })),
      update: jobs.flatMap((job) => {
        const id = translationOf(job)?.id
        return id === undefined ? [] : [{ id, translations: textsOf(job) }]
      }),
    },
  })

interface TextsJob extends SaveDialog {
  readonly type: string
  /** Their rows are texts, their columns languages. */
  readonly edits: readonly Edit[]
}

interface TextsResult extends SaveResult {
  /** Ids of records that were deleted; their cells are dropped. */
  readonly gone: readonly string[]
}

/** Saves the edited translations. Returns null if saving was stopped at the question. */
export async function saveTexts({ type, edits, ask, onProgress }: TextsJob): Promise<TextsResult | null> {
  const result = await saveCells<TextRecord>({
    edits,
    ask,
    onProgress,
    // By text, as the edits are.
    read: async (wanted) => {
      const ids = wanted.map(({ row }) => textOf(row).record)
      const records = await readRows(ids, (some) => loadRecords(type, some))
      return new Map(
        wanted.flatMap(({ row }) => {
          const record = records.get(textOf(row).record)
          return record ? [[row, record] as const] : []
        }),
      )
    },
    textOf: (record, { row, column }) => savedText(record, textOf(row).field, column),
    requests: (cells) => {
      const jobs = new Map<string, LanguageJob>()
      for (const { row, edits: rowEdits } of cells) {
        const key = `${row.id} ${rowEdits[0]?.column}`
        jobs.set(key, { row, edits: [...(jobs.get(key)?.edits ?? []), ...rowEdits] })
      }
      return [
        {
          jobs: [...jobs.values()],
          bodyOf: (job) => [job.row.id, type, localeOf(job), textsOf(job), "reference_id"],
          send: (sent) => sendJobs(type, sent),
        },
      ]
    },
  })
  if (!result) return null
  const gone = [...new Set(result.gone.map(({ row }) => textOf(row).record))]
  return { ...result, dropped: [...result.dropped, ...result.gone], gone }
}
