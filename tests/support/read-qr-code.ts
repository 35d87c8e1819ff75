import { decodeQR } from "qr/decode.js"

/** Pixels for each module of the code. */
const SCALE = 4

/** Paints the drawing of a QR code and reads it as a scanner does. */
export function readQrCode(svg: Element): string {
  const width = Number(svg.getAttribute("viewBox")?.split(" ")[2]) * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  const path = svg.querySelector("path")?.getAttribute("d") ?? ""
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    const from = Number(x) * SCALE
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      data.fill(0, (row * width + from) * 4, (row * width + from + Number(length) * SCALE) * 4)
  }
  return decodeQR({ data, width, height: width })
}
