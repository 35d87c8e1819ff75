import type { LinkProps } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
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
