import { hmac } from "@noble/hashes/hmac.js"
import { pbkdf2 } from "@noble/hashes/pbkdf2.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/** Not a secret: anyone who has the mock may forge tokens. */
export const SECRET = "in-memory"

export type Claims = Readonly<Record<string, unknown>>

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}
const fromBase64Url = (text: string): string => {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
  return new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)))
}
const HEADER = toBase64Url(utf8ToBytes(JSON.stringify({ alg: "HS256", typ: "JWT" })))
const signature = (content: string, secret: string) =>
  toBase64Url(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(content)))

/** Creates a signed token (JWT, HS256). `now` is in milliseconds, `lifetime` in seconds. */
export function sign(claims: Claims, secret: string, now: number, lifetime: number): string {
  const iat = Math.floor(now / 1000)
  const content = `${HEADER}.${toBase64Url(utf8ToBytes(JSON.stringify({ ...claims, iat, exp: iat + lifetime })))}`
  return `${content}.${signature(content, secret)}`
}

/** Caches verified tokens: computing a signature takes longer than most requests. */
const read = new Map<string, Claims>()
const MANY = 500

/** Returns the claims that a well-formed token contains, without checking its signature and its expiry. */
export function claimsWritten(token: string): Claims | undefined {
  const [header, payload, given, ...rest] = token.split(".")
  if (!header || !payload || !given || rest.length > 0) return undefined
  try {
    return JSON.parse(fromBase64Url(payload)) as Claims
  } catch {
    return undefined
  }
}

/** Returns the claims of a well-formed token with a valid signature. */
function claimsOf(token: string, secret: string): Claims | undefined {
  const end = token.lastIndexOf(".")
  const claims = claimsWritten(token)
  return claims && signature(token.slice(0, end), secret) === token.slice(end + 1) ? claims : undefined
}

/** Returns the claims of a valid, unexpired token; otherwise undefined. `now` is in milliseconds. */
export function verify(token: string, secret: string, now: number): Claims | undefined {
  const key = `${secret} ${token}`
  let claims = read.get(key)
  if (!claims) {
    claims = claimsOf(token, secret)
    if (!claims) return undefined
    if (read.size >= MANY) read.clear()
    read.set(key, claims)
  }
  return typeof claims.exp === "number" && claims.exp * 1000 > now ? claims : undefined
}

/** Few rounds for a fast start: the demo's passwords are public. */
const ROUNDS = 100
export const hashPassword = (password: string, salt: string): string =>
  `${salt}$${bytesToHex(pbkdf2(sha256, utf8ToBytes(password), utf8ToBytes(salt), { c: ROUNDS, dkLen: 32 }))}`
export const checkPassword = (password: string, stored: string): boolean =>
  hashPassword(password, stored.split("$")[0] ?? "") === stored
export const hashKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)))
