import { deviceItem } from "#lib/device-items.ts"
import { isMarked, running } from "./mark.ts"

/** Stops and removes the bulk edit when its admin's login ends; with `ofOthers`, only that of another admin. */
export function forgetBulkEdit({ ofOthers }: { ofOthers: boolean }): void {
  if (ofOthers && isMarked()) return
  if (running.stop) running.stop()
  else if (deviceItem("adminBulkEditMark").get() !== null)
    void import("./bulk-edits.ts").then(
      ({ stopBulkEdit }) => stopBulkEdit(),
      () => undefined,
    )
}
