import { Fragment, type ReactNode } from "react"
import type { HelpElement, HelpNode } from "#lib/help-page.ts"
import { ContentLink } from "./content-link.tsx"

const link = "underline underline-offset-4 hover:text-accent-ink"

/** The text of a help page or a description. Links to pages of the app are followed without loading a document. */
export function HelpText({ nodes }: { nodes: readonly HelpNode[] }): ReactNode {
  return nodes.map((node, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page doesn't change
    <Fragment key={i}>{typeof node === "string" ? node : <Element {...node} />}</Fragment>
  ))
}

function Element({ name, href = "", rel, start, nodes }: HelpElement): ReactNode {
  const text = <HelpText nodes={nodes} />
  switch (name) {
    case "h2":
      return <h2 className="mt-6 text-lg font-semibold">{text}</h2>
    case "h3":
      return <h3 className="mt-3 font-semibold">{text}</h3>
    case "h4":
    case "h5":
    case "h6": {
      const Heading = name
      return <Heading className="font-semibold">{text}</Heading>
    }
    case "ul":
      return <ul className="grid list-disc gap-1 pl-6">{text}</ul>
    case "ol":
      return (
        <ol start={start} className="grid list-decimal gap-1 pl-6">
          {text}
        </ol>
      )
    case "li":
      return <li>{text}</li>
    case "a":
      return (
        <ContentLink href={href} rel={rel} className={link}>
          {text}
        </ContentLink>
      )
    case "table":
      return (
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm">
            <tbody>{text}</tbody>
          </table>
        </div>
      )
    case "tr":
      return <tr className="border-b border-line">{text}</tr>
    case "th":
      return <th className="py-2 pr-6 align-top font-semibold">{text}</th>
    case "td":
      return <td className="py-2 pr-6 align-top">{text}</td>
    case "mark":
      return <mark className="rounded-sm bg-waiting-soft px-1 text-waiting-ink">{text}</mark>
    case "code":
      return <code className="font-mono text-sm">{text}</code>
    case "blockquote":
      return <blockquote className="grid gap-2 border-l-2 border-line pl-4">{text}</blockquote>
    case "hr":
      return <hr className="border-line" />
    case "br":
      return <br />
    case "p":
      return <p>{text}</p>
    case "strong":
      return <strong className="font-semibold">{text}</strong>
    case "em":
      return <em>{text}</em>
  }
}
