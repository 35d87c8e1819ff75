import type { LinkProps } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

interface NewRecordPageProps {
  /** The list that the record will be in. */
  crumb: { readonly label: string; readonly link: LinkProps }
  title: string
  hint?: string | undefined
  children: ReactNode
}

/** Narrow page with the form of a new record. */
export function NewRecordPage({ crumb, title, hint, children }: NewRecordPageProps) {
  return (
    <Page width="narrow">
      <PageHeader breadcrumbs={<Breadcrumbs crumbs={[crumb]} />} title={title} description={hint} />
      {children}
    </Page>
  )
}
