import { code128 } from "#lib/code-128.ts"

const HEIGHT = 36
/** Modules of empty space at both sides, which scanners need. */
const QUIET = 10

/** A text as a barcode (Code 128) with the text below; only the text if it has characters that barcodes can't show. */
export function Barcode({ text }: { text: string }) {
  const widths = code128(text)
  const caption = <span className="font-mono text-xs wrap-anywhere">{text}</span>
  if (!widths) return caption
  const total = widths.reduce((sum, width) => sum + width, 2 * QUIET)
  let x = QUIET
  const bars = widths.map((width, index) => {
    const from = x
    x += width
    return index % 2 === 0 ? `M${from} 0h${width}v${HEIGHT}h${-width}z` : ""
  })
  return (
    <span className="inline-grid max-w-full justify-items-center gap-0.5">
      <svg
        aria-hidden
        viewBox={`0 0 ${total} ${HEIGHT}`}
        width={total}
        height={HEIGHT}
        className="max-w-full"
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        <rect width={total} height={HEIGHT} fill="#fff" />
        <path d={bars.join("")} fill="#000" />
      </svg>
      {caption}
    </span>
  )
}
