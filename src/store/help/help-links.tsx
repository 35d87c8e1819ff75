import { titles } from "virtual:help-titles"
import { Link } from "@tanstack/react-router"
import { useLocale } from "#lib/i18n.tsx"

interface HelpLinksProps {
  className: string
  /** Opens the pages in a new tab, so that a started checkout stays open. */
  newTab?: boolean
}

/** A link to each page of `src/content`, as list items; the English page where there is none in this language. */
export function HelpLinks({ className, newTab = false }: HelpLinksProps) {
  const locale = useLocale()
  return Object.entries({ ...titles.en, ...titles[locale] }).map(([slug, title]) => (
    <Link
      key={slug}
      to="/pages/$slug"
      params={{ slug }}
      {...(titles[locale]?.[slug] ? {} : { lang: "en" })}
      {...(newTab ? { target: "_blank" } : {})}
      className={className}
    >
      {title}
    </Link>
  ))
}
