import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { errorKindOf, helpOf } from "./search-error-help.ts"

interface SearchErrorBannerProps {
  error: unknown
  onAgain: () => void
  onFirstPage?: () => void
}

/** Says why a search failed and what to do about it. The message of the service is in its own language and for developers. */
export function SearchErrorBanner({ error, onAgain, onFirstPage = onAgain }: SearchErrorBannerProps) {
  const t = useTranslations("search.problem")
  const kind = errorKindOf(error)
  const help = helpOf(kind)
  const steps = { again: onAgain, firstPage: onFirstPage, reload: () => window.location.reload() }
  return (
    <Banner
      tone="refused"
      announce
      title={t(`${kind}.title`)}
      action={
        <>
          <Button size="sm" icon={help === "firstPage" ? "arrowLeft" : "refresh"} onClick={steps[help]}>
            {t(`help.${help}`)}
          </Button>
          <LinkButton to="/products" size="sm" variant="quiet">
            {t("browse")}
          </LinkButton>
        </>
      }
    >
      {t(`${kind}.text`)}
    </Banner>
  )
}
