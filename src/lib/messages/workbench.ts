import type { Locale } from "#lib/locale.ts"
import { type LoadedMessages, loadMessages } from "./index.ts"

/** Not in `messageFiles`: production builds contain nothing of the workbench. */
export const workbenchMessages = {
  en: () => import("./en/workbench.ts"),
  de: () => import("./de/workbench.ts"),
}

/** Loads the messages of the workbench with the shared ones. */
export async function loadWorkbenchMessages(locale: Locale): Promise<LoadedMessages> {
  const [shared, { messages }] = await Promise.all([loadMessages(locale, "shared"), workbenchMessages[locale]()])
  return { ...shared, ...messages }
}
