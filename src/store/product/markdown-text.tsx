import { useMemo } from "react"
import { HelpText } from "#store/help/help-text.tsx"
import { markdownNodes } from "./markdown-nodes.ts"

/** A text in Markdown. */
export function MarkdownText({ text }: { text: string }) {
  const nodes = useMemo(() => markdownNodes(text), [text])
  return (
    <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere text-muted">
      <HelpText nodes={nodes} />
    </div>
  )
}
