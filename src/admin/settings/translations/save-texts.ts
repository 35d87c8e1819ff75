import { adminSdk } from "#admin/api/client.ts"
import { settleConflicts } from "#admin/kit/grid/conflicts.ts"
import type { SaveDialog, SaveResult } from "#admin/kit/grid/save-result.ts"
import { batchesOf } from "#lib/batches.ts"
import { sendRows, stopOfReading } from "#machines/kit/send-rows.ts"
import { toApiError } from "#sdk/error.ts"
import type { Edit } from "#ui/data-grid/edits.ts"
import { loadLanguages, loadRecords, savedText, type TextRecord, textOf } from "./texts.ts"

/** Ids of one request. */
const IDS = 100

/** The edits of one record in one language: the server keeps them as one translation. */
interface LanguageJob {
  readonly record: TextRecord
  readonly locale: string
  readonly edits: readonly Edit[]
}

const changesOf = ({ edits }: LanguageJob) =>
  Object.fromEntries(edits.map(({ row, text }) => [textOf(row).field, text]))

/** All texts of the translation: the server counts only those that are sent. */
const textsOf = (job: LanguageJob) => ({ ...job.record.languages.get(job.locale)?.texts, ...changesOf(job) })

function sendJobs(type: string, jobs: readonly LanguageJob[]): Promise<unknown> {
  const create = jobs.filter(({ record, locale }) => !record.languages.has(locale))
  const update = jobs.filter(({ record, locale }) => record.languages.has(locale))
  return adminSdk().admin.translation.batch({
    body: {
      create: create.map((job) => ({
        reference_id: job.record.id,
        reference: type,
        locale_code: job.locale,
        translations: textsOf(job),
      })),
      update: update.map((job) => ({
        id: job.record.languages.get(job.locale)?.id ?? "",
        translations: textsOf(job),
      })),
    },
  })
}

interface TextsJob extends SaveDialog {
  readonly type: string
  /** Their rows are texts, their columns languages. */
  readonly edits: readonly Edit[]
}

interface TextsResult extends SaveResult {
  /** Ids of records that were deleted; their cells are dropped. */
  readonly gone: readonly string[]
}

const cellOf = ({ row, column, text }: Edit) => ({ row, column, text })

/**
 * Saves the edited translations: reads their records, asks about cells that someone else changed, then sends them in
 * batches. Returns null if saving was stopped at the question.
 */
export async function saveTexts({ type, edits, ask, onProgress }: TextsJob): Promise<TextsResult | null> {
  const readRecords = async (ids: readonly string[]): Promise<ReadonlyMap<string, TextRecord>> => {
    const wanted = [...new Set(ids)]
    const found = new Map<string, TextRecord>()
    for (let at = 0; at < wanted.length; at += IDS)
      for (const record of await loadRecords(type, wanted.slice(at, at + IDS))) found.set(record.id, record)
    return found
  }
  const settled = await settleConflicts({
    edits,
    // By text, as the edits are.
    read: async (wanted) => {
      const records = await readRecords(wanted.map(({ row }) => textOf(row).record))
      return new Map(
        wanted.flatMap(({ row }) => {
          const { record: id, field } = textOf(row)
          const record = records.get(id)
          return record ? [[row, { record, field }] as const] : []
        }),
      )
    },
    textOf: ({ record, field }, locale) => savedText(record, field, locale),
    ask,
  }).catch((thrown: unknown) => stopOfReading(toApiError(thrown)))
  if (settled === null) return null
  if (typeof settled === "string") return { saved: [], dropped: [], gone: [], failures: [], stop: settled }
  const gone = settled.edits.filter(({ row }) => !settled.present.has(row))
  const jobs = new Map<string, LanguageJob>()
  for (const edit of settled.edits) {
    const record = settled.present.get(edit.row)?.record
    if (!record) continue
    const key = `${record.id} ${edit.column}`
    jobs.set(key, { record, locale: edit.column, edits: [...(jobs.get(key)?.edits ?? []), edit] })
  }
  const isSaved = ({ record, locale, edits: own }: LanguageJob) =>
    own.every(({ row, text }) => savedText(record, textOf(row).field, locale) === text)
  const all = [...jobs.values()]
  const open = all.filter((job) => !isSaved(job))
  let count = 0
  const result = await sendRows({
    chunks: batchesOf(open, { bodyOf: (job) => [job.record.id, type, job.locale, textsOf(job), "reference_id"] }),
    send: (rows) => sendJobs(type, rows),
    recheck: async (sent) => {
      const now = await loadLanguages(sent.map(({ record }) => record.id))
      const rechecked = sent.map((job) => ({
        ...job,
        record: { ...job.record, languages: now.get(job.record.id) ?? job.record.languages },
      }))
      return { saved: rechecked.filter(isSaved), unsaved: rechecked.filter((job) => !isSaved(job)) }
    },
    onProgress: (done) => {
      count += done
      onProgress(count, open.length)
    },
  })
  return {
    saved: [...all.filter(isSaved), ...result.saved].flatMap((job) => job.edits.map(cellOf)),
    dropped: [...settled.dropped, ...gone.map(cellOf)],
    gone: [...new Set(gone.map(({ row }) => textOf(row).record))],
    failures: result.refused.flatMap(({ row: job, error }) =>
      job.edits.map(({ row, column }) => ({ row, column, kind: "refused" as const, detail: error.message })),
    ),
    stop: result.stop,
  }
}
