import { useSyncExternalStore } from "react"
import type { Subscribable } from "xstate"
import { type BulkChoice, dropChoice, keepChoice, recallChoice } from "./choice.ts"
import { dropJobs, isLocked, loadJob } from "./device.ts"
import { type BulkEdit, type BulkInput, openEdit, pagesOf } from "./kinds.ts"
import { running } from "./mark.ts"

interface Present {
  readonly edit: BulkEdit | undefined
  /** Another tab runs a bulk edit. */
  readonly isElsewhere: boolean
  /** Address of the list in which the rows were selected. */
  readonly list: string
  /** A selection was ignored because this bulk edit isn't closed yet. */
  readonly isOccupied: boolean
}

const none: Present = { edit: undefined, list: pagesOf.bulkEdit.list, isElsewhere: false, isOccupied: false }
let present = none
const listeners = new Set<() => void>()

function set(next: Partial<Present>): void {
  present = { ...present, ...next }
  for (const listener of listeners) listener()
}

/** Counts the bulk edits that were opened: one that was overtaken while its machine loaded isn't started. */
let opened = 0

async function run(input: BulkInput, list: string): Promise<void> {
  opened += 1
  const number = opened
  const edit = await openEdit(input)
  if (number !== opened) return
  present.edit?.actor.stop()
  running.stop = stopBulkEdit
  edit.actor.start()
  set({ edit, list, isOccupied: false })
  keepFrom(edit, list)
}

const isUnchosen = (choice: BulkChoice): boolean =>
  choice.rows.length === 0 && (choice.kind === "bulkEdit" || choice.change.type === "none")

/** Keeps what is chosen for a reload, until the bulk edit is closed. */
function keepFrom({ kind, actor }: BulkEdit, list: string): void {
  let kept: BulkChoice | undefined
  const keep = () => {
    const { job, rows, change } = actor.getSnapshot().context
    // A started bulk edit has its own rows.
    const choice = { kind, change, list, rows: job === null ? [...rows] : [] } as BulkChoice
    if (job === null && isUnchosen(choice)) return dropChoice()
    if (kept && kept.change === choice.change && kept.rows.length === choice.rows.length) return
    kept = choice
    keepChoice(choice)
  }
  keep()
  const snapshots: Subscribable<unknown> = actor
  snapshots.subscribe(keep)
}

const hasJob = ({ edit }: Present): boolean => edit?.actor.getSnapshot().context.job != null

/** Whether nothing is left to do: failed rows can be tried again. */
function isFinished({ edit }: Present): boolean {
  const snapshot = edit?.actor.getSnapshot()
  return snapshot !== undefined && (snapshot.matches("succeeded") || snapshot.matches("rolledBack"))
}

/** Opens the bulk edit that a reload interrupted, unless another tab runs it, or the choice of rows before it. */
export async function restoreBulkEdit(): Promise<void> {
  if (hasJob(present)) return
  const isElsewhere = await isLocked()
  const job = isElsewhere ? undefined : await loadJob()
  if (hasJob(present)) return
  if (isElsewhere !== present.isElsewhere) set({ isElsewhere })
  const choice = recallChoice()
  if (job) {
    const kind = job.kind === "orderJobs" || job.kind === "promotionCodes" ? job.kind : "bulkEdit"
    await run({ kind, rows: [], job } as BulkInput, choice?.list ?? pagesOf[kind].list)
  } else if (!present.edit && choice && !isUnchosen(choice)) await run(choice, choice.list)
}

/** Starts a bulk edit of these rows; with a change, its preview. One that hasn't finished stays. */
export async function startBulkEdit({ list, ...input }: BulkInput & Pick<Present, "list">): Promise<void> {
  await restoreBulkEdit()
  if (present.isElsewhere) return
  // A finished job was left without closing it: its result was shown, and the next one replaces it.
  if (isFinished(present)) stopBulkEdit()
  if (hasJob(present)) return set({ isOccupied: true })
  const rows = input.rows.map(({ id, title }) => ({ id, title }))
  await run({ ...input, rows } as BulkInput, list)
  // A shipment's tracking numbers are asked for first.
  if (input.kind !== "orderJobs" || input.change?.type !== "ship") present.edit?.actor.send({ type: "preview.load" })
}

/** Stops and removes the bulk edit. Requests that were sent are still executed. */
export function stopBulkEdit(): void {
  opened += 1
  present.edit?.actor.stop()
  set(none)
  dropChoice()
  void dropJobs()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useBulkEdit = (): Present => useSyncExternalStore(subscribe, () => present)
