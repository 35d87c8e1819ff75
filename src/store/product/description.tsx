import { type ReactNode, Suspense } from "react"
import { hasMarkdown, withoutMarkdown } from "#lib/markdown-marks.ts"
import { late } from "#ui/late.tsx"

interface DescriptionProps {
  text: string
}

function PlainText({ text }: DescriptionProps) {
  return <p className="max-w-prose whitespace-pre-line text-muted">{withoutMarkdown(text)}</p>
}

// A description that can't be formatted can still be read.
const MarkdownText = late(() =>
  import("./markdown-text.tsx").then(
    ({ MarkdownText }) => MarkdownText,
    () => PlainText,
  ),
)

/** A description of the shop, with its line breaks. One with Markdown marks loads the code that formats it. */
export function Description({ text }: DescriptionProps): ReactNode {
  const plain = <PlainText text={text} />
  if (!hasMarkdown(text)) return plain
  return (
    <Suspense fallback={plain}>
      <MarkdownText text={text} />
    </Suspense>
  )
}
