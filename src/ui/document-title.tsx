import { createContext, type ReactNode, useContext, useEffect } from "react"

/** Name of the site: the shop, or the back office. */
export const SiteName = createContext("")

/** Sets the site name after the page title in the tab: "Orders · Admin". */
export function DocumentTitleScope({ site, children }: { site: string; children: ReactNode }) {
  return <SiteName value={site}>{children}</SiteName>
}

/** Sets the tab's title, which is announced when a page opens. Every page renders one; `PageHeader` includes it. */
export function DocumentTitle({ title }: { title: string }) {
  const site = useContext(SiteName)
  const text = [title, site].filter(Boolean).join(" · ")
  useEffect(() => {
    document.title = text
  }, [text])
  return import.meta.env.SSR && <title>{text}</title>
}
