import { demoItems } from "./demo-items.ts"
import { access } from "./device-items.ts"

let id: string | undefined

/** Id of this tab of the demo, which it keeps when it is reloaded. */
export function tabId(): string {
  const item = access(demoItems.tab)
  id ??= item.get() ?? crypto.randomUUID()
  if (item.get() !== id) item.set(id)
  return id
}
