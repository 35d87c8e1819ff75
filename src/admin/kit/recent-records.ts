import { useEffect } from "react"
import { presentAdmin } from "#admin/api/client.ts"
import { deviceItem } from "#lib/device-items.ts"

/** A record whose page the admin has opened. */
export interface RecentRecord {
  /** Path of its page. */
  readonly path: string
  readonly title: string
}

const MAX_RECORDS = 8

const isRecord = (value: unknown): value is RecentRecord => {
  const { path, title } = Object(value) as Partial<Record<keyof RecentRecord, unknown>>
  return typeof path === "string" && path.startsWith("/admin/") && typeof title === "string"
}

/** Records that the signed-in admin opened last, the latest first; those of another admin aren't shown. */
export function recentRecords(): readonly RecentRecord[] {
  try {
    const { admin, records } = JSON.parse(deviceItem("adminRecent").get() ?? "{}") as Record<string, unknown>
    return admin === presentAdmin() && Array.isArray(records) ? records.filter(isRecord) : []
  } catch {
    return []
  }
}

function keep(records: readonly RecentRecord[]): void {
  const admin = presentAdmin()
  // A page is shown for a moment longer than its login lasts.
  if (admin) deviceItem("adminRecent").set(JSON.stringify({ admin, records: records.slice(0, MAX_RECORDS) }))
}

/**
 * Lists the record of a page first among the recent ones once its title is known; null removes a record that no longer
 * exists.
 */
export function useRecentRecord(path: string, title: string | null | undefined): void {
  useEffect(() => {
    const others = recentRecords().filter((record) => record.path !== path)
    if (title) keep([{ path, title }, ...others])
    if (title === null) keep(others)
  }, [path, title])
}

export const forgetAllRecent = (): void => deviceItem("adminRecent").remove()
