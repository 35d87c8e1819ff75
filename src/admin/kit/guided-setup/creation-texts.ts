import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Messages } from "#lib/messages/index.ts"

type Admin = Messages["admin"]
interface Texts {
  readonly server: { readonly lost: string }
  readonly restored: { readonly confirmText: string }
  readonly unsure: { readonly retry: string }
}
/** Guided creations whose texts are in `admin`. */
export type CreationName = { [K in keyof Admin]: Admin[K] extends Texts ? K : never }[keyof Admin]

/** Returns a function with the text for a failed request. */
export function useCreationError(name: CreationName) {
  const t = useTranslations("admin")
  const refused = useRefusalText()
  return (error: unknown) =>
    errorText(error, { refused, server: t(`${name}.server.failed`), lost: t(`${name}.server.lost`) })
}
