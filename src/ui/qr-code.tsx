import { encodeQR } from "qr"
import { useMemo } from "react"

/** Modules of empty space on each side, which scanners need. */
const QUIET = 4

interface QrCodeProps {
  readonly text: string
  /** What a screen reader says instead of the code. */
  readonly label: string
}

/** A text as a QR code: dark on white in every theme, because many scanners don't read inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="aspect-square w-40 sm:w-52 rounded-md"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row. */
function draw(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${end - x}v1H${x}z`]
    }),
  )
  return { size: rows.length, path: runs.join("") }
}
