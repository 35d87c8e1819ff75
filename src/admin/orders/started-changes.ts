import { presentAdmin } from "#admin/api/client.ts"
import { deviceItem } from "#lib/device-items.ts"

const MAX_CHANGES = 100

const startedBy = (admin: string): readonly string[] =>
  deviceItem("startedChanges", admin).get()?.split(" ").filter(Boolean) ?? []

/** Remembers a change or a draft that the signed-in admin started here; the server doesn't say who started an edit. */
export function rememberStarted(id: string): void {
  const admin = presentAdmin()
  if (!admin || startedBy(admin).includes(id)) return
  deviceItem("startedChanges", admin).set([id, ...startedBy(admin)].slice(0, MAX_CHANGES).join(" "))
}

/** The signed-in admin's id if they started a change here; undefined otherwise. */
export function starterOf(id: string): string | undefined {
  const admin = presentAdmin()
  return admin && startedBy(admin).includes(id) ? admin : undefined
}
