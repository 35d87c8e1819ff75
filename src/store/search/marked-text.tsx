import { Fragment } from "react"

const signs: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" }
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)

/** Renders the library's escaped text with its `<mark>` highlights; other markup isn't interpreted. */
export function MarkedText({ text }: { text: string }) {
  const parts = text.split(/<mark>(.*?)<\/mark>/)
  return (
    <>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
        <Fragment key={i}>
          {i % 2 === 0 ? plain(part) : <mark className="rounded-sm bg-accent-soft text-inherit">{plain(part)}</mark>}
        </Fragment>
      ))}
    </>
  )
}
