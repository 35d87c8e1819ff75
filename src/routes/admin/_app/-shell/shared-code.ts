import type { Locale } from "#lib/locale.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { Dialog } from "#ui/dialog.tsx"

/** What most pages and dialogs share, loaded when the browser is idle, so that a click only waits for its page's code. */
export { parseMoney } from "#lib/money-input.ts"
export { metadataRows } from "#routes/admin/-kit/metadata-schema.ts"
export { useResourceForm } from "#routes/admin/-kit/use-resource-form.ts"

/** Loads the code of dialogs and the texts of an order's page. */
export async function preload(locale: Locale): Promise<void> {
  await Promise.all([Dialog.preload(), loadMessages(locale, "flows")])
}
