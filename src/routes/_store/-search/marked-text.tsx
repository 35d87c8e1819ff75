import { Fragment } from "react"

const signs: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" }
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)

/** A text as the library hands it over, its signs escaped and what was found between `<mark>`s; nothing else in it is markup. */
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
