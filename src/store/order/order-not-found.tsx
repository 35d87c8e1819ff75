import { Suspense } from "react"
import { PartTexts } from "#app/part-texts.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { NoIndex } from "#ui/no-index.tsx"
import { StatusPage } from "#ui/status-page.tsx"

/** Says that an order's link leads to no order. */
export function OrderNotFound() {
  return (
    <Suspense>
      <PartTexts parts={["account"]}>
        <Texts />
      </PartTexts>
    </Suspense>
  )
}

function Texts() {
  const t = useTranslations("account.track")
  return (
    <>
      <NoIndex />
      <StatusPage
        icon="search"
        title={t("notFound")}
        text={t("notFoundText")}
        actions={
          <LinkButton to="/track" variant="primary">
            {t("title")}
          </LinkButton>
        }
      />
    </>
  )
}
