import { Outlet, useLoaderData } from "@tanstack/react-router"
import { I18nProvider } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"
import { type LoadedMessages, loadMessages, type Part } from "#lib/messages/index.ts"

interface LocaleMessages {
  readonly locale: Locale
  readonly messages: LoadedMessages
}

/** Loads the messages of a layout's pages; the provider inside others must hold their messages too. */
export async function loadParts(locale: Locale, ...parts: Part[]): Promise<LocaleMessages> {
  return { locale, messages: await loadMessages(locale, "shared", ...parts) }
}

/** The pages of a layout with the messages that its loader returned. */
export function PartOutlet(props: LocaleMessages) {
  return (
    <I18nProvider {...props}>
      <Outlet />
    </I18nProvider>
  )
}

/** Options of a layout that loads the messages of its pages. It stays in the route tree, which is smaller than a file. */
export const partLayout = (...parts: Part[]) => ({
  loader: ({ context: { locale } }: { context: { locale: Locale } }) => loadParts(locale, ...parts),
  staleTime: Number.POSITIVE_INFINITY,
  staticData: { parts },
  component: PartLayout,
})

function PartLayout() {
  return <PartOutlet {...(useLoaderData({ strict: false }) as LocaleMessages)} />
}
