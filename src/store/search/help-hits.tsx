import { titles } from "virtual:help-titles"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"
import { findHelp } from "#store/help/find-help.ts"
import { loadHelpPage } from "#store/help/load-help-page.ts"
import { TextLink } from "#ui/link-button.tsx"

const MOST = 3

const helpQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["store", "help", locale],
    queryFn: async () => {
      const slugs = Object.keys({ ...titles.en, ...titles[locale] })
      const pages = await Promise.all(slugs.map(async (slug) => ({ slug, loaded: await loadHelpPage(slug, locale) })))
      return pages.flatMap(({ slug, loaded }) => (loaded ? { slug, ...loaded } : []))
    },
    staleTime: Number.POSITIVE_INFINITY,
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
