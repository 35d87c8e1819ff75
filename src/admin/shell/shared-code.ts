import type { Locale } from "#lib/locale.ts"
import { loadMessages } from "#lib/messages/index.ts"
import { Dialog } from "#ui/dialog.tsx"

export { requiredText } from "#admin/kit/form/text-schema.ts"
export { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
export { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
/** What most pages and dialogs share, loaded when the browser is idle, so that a click only waits for its page's code. */
export { parseMoney } from "#lib/money-input.ts"

/** Loads the code of dialogs and the texts of an order's page. */
export async function preload(locale: Locale): Promise<void> {
  await Promise.all([Dialog.preload(), loadMessages(locale, "order")])
}
