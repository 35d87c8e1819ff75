import { decoded } from "./bounds.ts"

const COOKIE = "connect.sid"

export function sessionId(headers: Headers): string | undefined {
  const match = /(?:^|;\s*)connect\.sid=([^;]+)/.exec(headers.get("cookie") ?? "")
  return match?.[1] === undefined ? undefined : decoded(match[1])
}

export const sessionCookie = (id: string, expires: Date): string =>
  `${COOKIE}=${id}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax`
export const clearedCookie = `${COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
