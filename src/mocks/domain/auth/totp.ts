import { hmac } from "@noble/hashes/hmac.js"
import { sha1 } from "@noble/hashes/legacy.js"

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const DIGITS = 6
/** Seconds that a code is shown for; the ones before and after are accepted too. */
const PERIOD = 30

const bitsOf = (text: string): string =>
  [...text].map((character) => BASE32.indexOf(character).toString(2).padStart(5, "0")).join("")

function bytesOf(secret: string): Uint8Array {
  const bits = bitsOf(secret)
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8), 2),
  )
}

/** Creates a secret of 160 bits in base 32 from hexadecimal digits. */
export const secretOf = (hex: string): string =>
  (
    hex
      .slice(0, 40)
      .replace(/../g, (byte) => Number.parseInt(byte, 16).toString(2).padStart(8, "0"))
      .match(/.{5}/g) ?? []
  )
    .map((bits) => BASE32[Number.parseInt(bits, 2)])
    .join("")

/** Returns the code of a time step (RFC 6238, SHA-1). `now` is in milliseconds; `step` counts from the current one. */
export function totpAt(secret: string, now: number, step = 0): string {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(now / 1000 / PERIOD) + step))
  const hash = hmac(sha1, bytesOf(secret), new Uint8Array(counter.buffer))
  const offset = (hash.at(-1) ?? 0) & 15
  const number = new DataView(hash.buffer, hash.byteOffset).getUint32(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0")
}

export const isTotp = (secret: string, code: string, now: number): boolean =>
  [-1, 0, 1].some((step) => totpAt(secret, now, step) === code)

/** Address that authenticator apps read, for example from a QR code. */
export const totpAddress = (issuer: string, account: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
