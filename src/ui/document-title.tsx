import { createContext, type ReactNode, useContext, useEffect } from "react"

const SiteName = createContext("")

/** What stands after every page's title inside: "Orders · Back-office". */
export function DocumentTitleScope({ site, children }: { site: string; children: ReactNode }) {
  return <SiteName value={site}>{children}</SiteName>
}

/** Names the tab, and what is announced when a page opens. Every page renders one; `PageHeader` does it by itself. */
export function DocumentTitle({ title }: { title: string }) {
  const site = useContext(SiteName)
  useEffect(() => {
    document.title = [title, site].filter(Boolean).join(" · ")
  }, [title, site])
  return null
}
