import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { HelpNode, HelpPage } from "#lib/help-page.ts"
import { type Locale, locales } from "#lib/locale.ts"
import { contentCollections, type PageContent, readPageContent } from "#lib/store-content.ts"
import { catalogSdk } from "#store/api/client.ts"
import { loadHelpPage } from "./load-help-page.ts"

export interface FoundPage {
  readonly page: HelpPage
  /** Language of its text. */
  readonly locale: Locale
}

/** The metadata with the shop's own texts of all help pages. */
export async function loadOwnPages(signal: AbortSignal): Promise<unknown> {
  const query = { handle: contentCollections.pages, fields: "id,+metadata", limit: 1 }
  const { collections } = await catalogSdk().store.collection.list({ query }, { signal })
  return collections[0]?.metadata
}

export const helpContentQuery = (slug: string) =>
  queryOptions({
    queryKey: ["store", "help-content", slug],
    queryFn: async ({ signal }) => readPageContent(await loadOwnPages(signal), slug),
    staleTime: 60_000,
  })

/** Loads a help page: the shop's own text, otherwise the file's. A browser that can't load the own text shows the file's. */
export async function loadHelp(client: QueryClient, slug: string, locale: Locale): Promise<FoundPage | undefined> {
  const own = client.ensureQueryData(helpContentQuery(slug)).catch((error: unknown) => {
    if (import.meta.env.SSR) throw error
    return undefined
  })
  const [file, content] = await Promise.all([loadHelpPage(slug, locale), own])
  return file && content ? await withOwnTexts(file, content, locale) : file
}

/** Returns a help page with the shop's own texts, in the language if it or the file has it, otherwise in another. */
export async function withOwnTexts(file: FoundPage, own: PageContent, locale: Locale): Promise<FoundPage> {
  const language = [locale, ...locales].find((each) => own.text[each])
  const source = language && own.text[language]
  if (!source || (language !== locale && file.locale === locale)) return file
  const description = own.description[language] ?? file.page.description
  return { page: { ...file.page, description, nodes: await nodesOf(source) }, locale: language }
}

/** The text as it is written if it has what a help page can't have. */
async function nodesOf(source: string): Promise<readonly HelpNode[]> {
  const { HelpTextProblem, helpNodes } = await import("#lib/help-markdown.ts")
  try {
    return helpNodes(source)
  } catch (error) {
    if (error instanceof HelpTextProblem) return source.split(/\n{2,}/).map((text) => ({ name: "p", nodes: [text] }))
    throw error
  }
}
