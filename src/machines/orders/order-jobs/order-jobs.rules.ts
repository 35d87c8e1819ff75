import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import * as jobs from "#machines/kit/bulk-job/bulk-job.rules.ts"

const orderJobTypes = ["capture", "fulfill", "ship", "complete", "archive"] as const
export type OrderJobType = (typeof orderJobTypes)[number]

/** What a job does to its orders. */
export type OrderJobChange =
  | { readonly type: "none" | "capture" | "complete" | "archive" }
  /** `partly`: of an order that isn't in stock as a whole, the items that are. */
  | { readonly type: "fulfill"; readonly partly: boolean; readonly notify: boolean }
  /** `numbers`: tracking numbers by order id, of a file. Without a file, orders are shipped without numbers. */
  | {
      readonly type: "ship"
      readonly notify: boolean
      readonly numbers?: Readonly<Record<string, readonly string[]>>
    }

/** One request of a job for an order. Amounts are in major units. */
export type OrderStep =
  | { readonly type: "capture"; readonly paymentId: string; readonly amount: number; readonly currency: string }
  /** Without a location, the server takes that of the order's shipping option. */
  | { readonly type: "fulfill"; readonly quantities: Readonly<Record<string, number>>; readonly locationId: string }
  | {
      readonly type: "ship"
      readonly fulfillmentId: string
      readonly quantities: Readonly<Record<string, number>>
      readonly numbers: readonly string[]
    }
  | { readonly type: "complete" | "archive" }

export type OrderJobReason =
  /** The server's message. */
  | { readonly kind: "refused"; readonly text: string }
  /** Names of the items that are missing. */
  | { readonly kind: "outOfStock" | "notReserved"; readonly items: readonly string[] }
  | {
      readonly kind:
        | "gone"
        | "failed"
        /** Some of the steps were done before one failed. */
        | "partlyDone"
        | "changed"
        | "canceled"
        | "openChange"
        | "noPayment"
        | "nothingDue"
        | "captured"
        | "nothingLeft"
        | "notFulfilled"
        | "shipped"
        | "noNumbers"
        | "severalPackages"
        | "completed"
        | "archived"
        | "notCompleted"
    }

/** `ids`: captures or fulfillments that existed before, or that the job created. */
export interface OrderJobValues {
  readonly ids: readonly string[]
  readonly steps: readonly OrderStep[]
}

/** What a job would do to an order, or why it can't. */
export interface OrderPreview extends BulkRow {
  readonly steps: readonly OrderStep[]
  readonly reason?: OrderJobReason
  /** Stock that the order takes, by inventory item and location. */
  readonly takes?: Readonly<Record<string, number>>
}

export interface OrderJob extends jobs.JobTypes {
  readonly change: OrderJobChange
  readonly values: OrderJobValues
  readonly reason: OrderJobReason
  readonly preview: OrderPreview
}

export const KIND = "orderJobs"
export const nothing: OrderJobChange = { type: "none" }
export const changesSomething = ({ type }: OrderJobChange): boolean => type !== "none"

/** The orders that a job changes, and those that it leaves out, each with a reason. */
export function sortPreview(preview: readonly OrderPreview[]) {
  return {
    rows: preview.filter(({ reason }) => !reason),
    leftOut: preview.flatMap((row) => (row.reason ? [{ ...row, reason: row.reason }] : [])),
  }
}

export function newJob(id: string, change: OrderJobChange, preview: readonly OrderPreview[]) {
  const { rows, leftOut } = sortPreview(preview)
  const leftOutRows = leftOut.map((row) => ({ id: row.id, title: row.title, reason: row.reason }))
  return jobs.newJob<OrderJob>({ id, kind: KIND, change, rows, leftOut: leftOut.length, leftOutRows })
}

export const whyNotStart = (_: OrderJobChange, preview: readonly OrderPreview[]): "nothing" | undefined =>
  preview.some(({ reason }) => !reason) ? undefined : "nothing"

/** Why a job can't be rolled back: only fulfillments can be canceled. */
export function whyNotRollBack(job: jobs.BulkJob<OrderJob>): "final" | "nothing" | undefined {
  if (job.change.type !== "fulfill") return "final"
  return jobs.canBeRestored(job) ? undefined : "nothing"
}

const alreadyDone: Readonly<Record<OrderJobType, OrderJobReason["kind"]>> = {
  capture: "captured",
  fulfill: "nothingLeft",
  ship: "shipped",
  complete: "completed",
  archive: "archived",
}

/** Whether an order is left out because it is as wanted already. */
export const isDoneAlready = ({ type }: OrderJobChange, { kind }: OrderJobReason): boolean =>
  type !== "none" && alreadyDone[type] === kind
