import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { Suspense } from "react"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { SearchErrorBanner } from "./search-error-banner.tsx"

/** Error page for a search that couldn't be loaded. */
export function SearchFailed(props: ErrorComponentProps) {
  return (
    <Suspense>
      <PartTexts parts={["search"]}>
        <Failed {...props} />
      </PartTexts>
    </Suspense>
  )
}

function Failed({ error }: ErrorComponentProps) {
  const t = useTranslations("search")
  const router = useRouter()
  return (
    <div className="mx-auto grid w-full max-w-3xl content-start gap-6 px-4 py-12 sm:px-6">
      <NoIndex />
      <DocumentTitle title={t("title")} />
      <h1 tabIndex={-1} className="text-xl font-semibold">
        {t("title")}
      </h1>
      <SearchErrorBanner error={error} onAgain={() => void router.invalidate()} />
    </div>
  )
}
