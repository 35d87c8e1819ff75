import type { HelpPage } from "#lib/help-page.ts"
import type { Locale } from "#lib/locale.ts"

const files = import.meta.glob<HelpPage>("/src/content/*/*.md", { import: "page" })

/** Loads a help page, in English if there is none in this language; undefined if there is neither. */
export async function loadHelpPage(
  slug: string,
  locale: Locale,
  from: Readonly<Record<string, () => Promise<HelpPage>>> = files,
): Promise<{ page: HelpPage; locale: Locale } | undefined> {
  for (const language of [locale, "en"] as const) {
    const path = `/src/content/${language}/${slug}.md`
    const load = Object.hasOwn(from, path) ? from[path] : undefined
    if (load) return { page: await load(), locale: language }
  }
  return undefined
}
