import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { buttonClass } from "#ui/button-style.ts"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { ThemeToggle } from "#ui/theme-toggle.tsx"
import { Controls } from "./controls.tsx"
import { Details } from "./details.tsx"
import { Feedback } from "./feedback.tsx"
import { Guided } from "./guided.tsx"
import { List } from "./list.tsx"
import { Overlays } from "./overlays.tsx"
import { text } from "./samples.ts"
import { Tokens } from "./tokens.tsx"

export default function Gallery({ view }: { view?: "guided" | undefined }): ReactNode {
  if (view === "guided") return <Guided />
  return (
    <Page>
      <PageHeader
        title={text.title}
        description={text.intro}
        actions={
          <>
            <ThemeToggle />
            <Link to="/admin/ui" search={{ view: "guided" }} className={buttonClass({})}>
              {text.guided}
            </Link>
          </>
        }
      />
      <Controls />
      <Feedback />
      <List />
      <Details />
      <Overlays />
      <Tokens />
    </Page>
  )
}
