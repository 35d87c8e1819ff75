import { titles } from "virtual:help-titles"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"
import { readPageContent } from "#lib/store-content.ts"
import { findHelp } from "#store/help/find-help.ts"
import { loadOwnPages, withOwnTexts } from "#store/help/help-content.ts"
import { loadHelpPage } from "#store/help/load-help-page.ts"
import { TextLink } from "#ui/link-button.tsx"

const MOST = 3

const helpQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["store", "help", locale],
    queryFn: async ({ signal }) => {
      const own = await loadOwnPages(signal).catch(() => undefined)
      const load = async (slug: string) => {
        const file = await loadHelpPage(slug, locale)
        return file ? [{ slug, ...(await withOwnTexts(file, readPageContent(own, slug), locale)) }] : []
      }
      return (await Promise.all(Object.keys({ ...titles.en, ...titles[locale] }).map(load))).flat()
    },
    staleTime: 300_000,
  })

/** Links to the help pages that answer a query, above the products. */
export function HelpHits({ query, hasProducts }: { query: string; hasProducts: boolean }) {
  const t = useTranslations("search")
  const locale = useLocale()
  const { data = [] } = useQuery(helpQuery(locale))
  const found = findHelp(data, query, !hasProducts).slice(0, MOST)
  if (found.length === 0) return null
  return (
    <section aria-label={t("help")} className="grid gap-2 rounded-lg border border-line p-4 text-sm">
      <h2 className="font-semibold">{t("help")}</h2>
      <ul className="grid gap-2">
        {found.map(({ slug, page, locale: language }) => (
          <li key={slug} {...(language === locale ? {} : { lang: language })}>
            <TextLink to="/pages/$slug" params={{ slug }}>
              {page.title}
            </TextLink>
            <p className="text-muted">{page.description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
