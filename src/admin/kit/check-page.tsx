import type { LinkProps } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

interface CheckPageProps {
  /** The pages above, down to the settings that are checked. */
  crumbs: readonly { readonly label: string; readonly link: LinkProps }[]
  title: string
  hint: string
  /** The form and its results, side by side where there is room. */
  children: ReactNode
}

/** Page that tries settings with an example: the example on one side, what it leads to on the other. */
export function CheckPage({ crumbs, title, hint, children }: CheckPageProps) {
  return (
    <Page>
      <PageHeader breadcrumbs={<Breadcrumbs crumbs={crumbs} />} title={title} description={hint} />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">{children}</div>
    </Page>
  )
}

/** In place of the results while a typed value isn't valid: those of the last valid one would pass for its own. */
export function CorrectFirst() {
  const t = useTranslations("admin.form.correctFirst")
  return <EmptyState icon="alert" title={t("title")} text={t("text")} />
}
