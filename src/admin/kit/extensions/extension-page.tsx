import { getRouteApi } from "@tanstack/react-router"
import { labelIn } from "#app/extensions/define-texts.ts"
import { ExtensionPart } from "#app/extensions/extension-part.tsx"
import { PageNotFound } from "#app/page-states.tsx"
import { useLocale } from "#lib/i18n.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { adminExtensions, pagePath } from "./admin-extensions.ts"

const route = getRouteApi("/admin/_app/x/$extension/$")

/** A page of an extension, with its title. */
export function ExtensionPage() {
  const { extension, _splat = "" } = route.useParams()
  const locale = useLocale()
  // The name of a package can have a slash.
  const at = `/admin/x/${[extension, _splat].filter(Boolean).join("/")}`
  const [found] = adminExtensions
    .loaded()
    .flatMap(({ extension: name, title, pages = [] }) =>
      pages.filter(({ path }) => pagePath(name, path) === at).map((page) => ({ title, page })),
    )
  if (!found) return <PageNotFound />
  const { page } = found
  const title = labelIn(page.title, locale)
  return (
    <Page>
      <DocumentTitle title={title} />
      <PageHeader title={title} />
      <ExtensionPart key={at} extension={labelIn(found.title, locale)} fallback={<SkeletonText lines={4} />}>
        <page.component />
      </ExtensionPart>
    </Page>
  )
}
