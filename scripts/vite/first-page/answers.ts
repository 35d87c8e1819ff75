import { createHash } from "node:crypto"
import { apiLocales } from "#lib/api-locale.ts"
import { demoPublishableKey } from "#lib/env.ts"
import { UNKNOWN_ORIGIN } from "#lib/first-answers.ts"
import { type Locale, locales } from "#lib/locale.ts"
import { blanks } from "#lib/preload.ts"
import { FIRST_DATA } from "#mocks/browser/first-data.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { pathsOf, shopPages } from "./pages.ts"

/** Files of the build: text by path. */
type Files = Map<string, string>

export interface FirstAnswers {
  readonly files: Files
  /**
   * Files with the responses for a page, by the page's pattern and then by country; the first country is the default.
   * The names lack the language and the extension: `-de.json`.
   */
  readonly byPage: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface Regions {
  readonly regions: readonly { readonly id: string; readonly countries: readonly { readonly iso_2: string }[] }[]
}

/**
 * The demo's responses to the requests of its first pages, and the pictures in them: a first visitor sees products before
 * the backend has been loaded. Only pages that need nothing from their URL have such files.
 */
export async function firstAnswers(base: string): Promise<FirstAnswers> {
  const backend = createBackend({ ...FIRST_DATA, base: `${UNKNOWN_ORIGIN}${base}api` })
  const get = async (path: string, locale: Locale = "en"): Promise<string> => {
    const headers = { "x-publishable-api-key": demoPublishableKey, "x-medusa-locale": apiLocales[locale] }
    const response = await backend.fetch(new Request(UNKNOWN_ORIGIN + path, { headers }))
    if (!response.ok) throw new Error(`The in-memory backend responds to ${path} with ${response.status}.`)
    return response.text()
  }
  const files: Files = new Map()
  const [regionsPath = ""] = await pathsOf()
  const regions = await get(regionsPath)
  const places = (JSON.parse(regions) as Regions).regions.flatMap(({ id, countries }) =>
    countries.map(({ iso_2 }): Record<string, string> => ({ [blanks.region]: id, [blanks.country]: iso_2 })),
  )
  const byPage: Record<string, Record<string, string>> = {}
  for (const { pattern, queries, preview, complete } of shopPages) {
    if (!complete) continue
    const paths = await pathsOf(preview ? [...queries, preview.query] : queries)
    const byCountry: Record<string, string> = {}
    for (const place of places) {
      const texts: string[] = []
      for (const locale of locales) {
        const answers: Record<string, unknown> = { [regionsPath]: JSON.parse(regions) }
        for (const path of paths) {
          const local = path.replace(/__\w+__/g, (blank) => place[blank] ?? blank)
          answers[local] = JSON.parse(await get(local, locale))
        }
        texts.push(JSON.stringify(answers))
      }
      const all = texts.join("\n")
      const hash = createHash("sha256").update(all).digest("hex").slice(0, 8)
      const name = `assets/first-answers-${hash}`
      for (const [i, locale] of locales.entries()) files.set(`${name}-${locale}.json`, texts[i] ?? "")
      byCountry[place[blanks.country] ?? ""] = name
      for (const [, picture = ""] of all.matchAll(/demo\.invalid[^"]*?\/(static\/pictures\/[^"]+)"/g))
        if (!files.has(`api/${picture}`)) files.set(`api/${picture}`, await get(`/${picture}`))
    }
    byPage[pattern] = byCountry
  }
  return { files, byPage }
}
