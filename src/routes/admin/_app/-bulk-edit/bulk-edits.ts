import { useSyncExternalStore } from "react"
import { createActor } from "xstate"
import type { BulkEditInput } from "#machines/bulk-edit/bulk-edit.context.ts"
import { type BulkEditMachine, type BulkEditRef, createBulkEditMachine } from "#machines/bulk-edit/bulk-edit.machine.ts"
import type { BulkChange, BulkRow } from "#machines/bulk-edit/bulk-edit.rules.ts"
import { createFlowRecorder, type FlowRecorder } from "#routes/-app/flow/recorder.ts"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { type BulkChoice, dropChoice, keepChoice, recallChoice } from "./choice.ts"
import { device, dropJobs, isLocked, loadJob } from "./device.ts"
import { running } from "./mark.ts"

/** The bulk edit of this tab. It runs outside the pages, so that it continues while they change. */
export interface BulkEdit {
  readonly actor: BulkEditRef
  readonly machine: BulkEditMachine
  readonly recorder: FlowRecorder
}

interface Present {
  readonly edit: BulkEdit | undefined
  /** Another tab runs a bulk edit. */
  readonly isElsewhere: boolean
  /** Address of the list in which the products were selected. */
  readonly list: string
  /** A selection was ignored because this bulk edit isn't closed yet. */
  readonly isOccupied: boolean
}

const LIST = "/admin/products"
let present: Present = { edit: undefined, list: LIST, isElsewhere: false, isOccupied: false }
const listeners = new Set<() => void>()

function set(next: Partial<Present>): void {
  present = { ...present, ...next }
  for (const listener of listeners) listener()
}

function run(input: BulkEditInput, list: string): void {
  const machine = createBulkEditMachine(adminSdk(), device)
  const recorder = createFlowRecorder()
  present.edit?.actor.stop()
  running.stop = stopBulkEdit
  const actor = createActor(machine, { input, inspect: recorder.inspect }).start()
  set({ edit: { actor, machine, recorder }, list, isOccupied: false })
  keepFrom(actor, list)
}

/** A started bulk edit has its own rows. */
const started: Pick<BulkChoice, "rows" | "change"> = { rows: [], change: {} }

/** Keeps what is chosen for a reload, until the bulk edit is closed. */
function keepFrom(actor: BulkEditRef, list: string): void {
  let kept: BulkChoice | undefined
  const keep = ({ context: { job, rows, change } }: ReturnType<BulkEditRef["getSnapshot"]>) => {
    if (job === null && rows.length === 0) return dropChoice()
    const choice = job === null ? { rows, change, list } : { ...started, list }
    if (kept && kept.change === choice.change && kept.rows.length === choice.rows.length) return
    kept = { ...choice, rows: [...choice.rows] }
    keepChoice(kept)
  }
  keep(actor.getSnapshot())
  actor.subscribe(keep)
}

const hasJob = ({ edit }: Present): boolean => edit?.actor.getSnapshot().context.job != null

/** Opens the bulk edit that a reload interrupted, unless another tab runs it, or the choice of products before it. */
export async function restoreBulkEdit(): Promise<void> {
  if (hasJob(present)) return
  const isElsewhere = await isLocked()
  const job = isElsewhere ? undefined : await loadJob()
  if (hasJob(present)) return
  if (isElsewhere !== present.isElsewhere) set({ isElsewhere })
  const choice = recallChoice()
  if (job) run({ rows: [], job }, choice?.list ?? LIST)
  else if (!present.edit && choice && choice.rows.length > 0)
    run({ rows: choice.rows, change: choice.change }, choice.list)
}

interface Start {
  readonly rows: readonly BulkRow[]
  readonly change?: BulkChange | undefined
  /** Address of the list in which they were selected. */
  readonly list: string
}

/** Starts a bulk edit of these products; with a change, its preview. One that isn't closed yet stays. */
export async function startBulkEdit({ rows, change, list }: Start): Promise<void> {
  await restoreBulkEdit()
  if (present.isElsewhere) return
  if (hasJob(present)) return set({ isOccupied: true })
  run({ rows: rows.map(({ id, title }) => ({ id, title })), ...(change ? { change } : {}) }, list)
  if (change) present.edit?.actor.send({ type: "preview.load" })
}

/** Stops and removes the bulk edit. Requests that were sent are still executed. */
export function stopBulkEdit(): void {
  present.edit?.actor.stop()
  set({ edit: undefined, list: LIST, isOccupied: false, isElsewhere: false })
  dropChoice()
  void dropJobs()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useBulkEdit = (): Present => useSyncExternalStore(subscribe, () => present)
