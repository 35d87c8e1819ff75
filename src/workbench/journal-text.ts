import { deviceItem } from "#lib/device-items.ts"
import { demoApiPath, demoPublishableKey } from "#lib/env.ts"
import type { JournalEntry } from "./control.ts"

type Sent = Pick<JournalEntry, "method" | "path" | "request">

/** Whether a part of the request isn't in the journal, such as a password or a file, so that it can't be sent again. */
export const isMasked = ({ path, request }: Pick<Sent, "path" | "request">): boolean =>
  path.includes("…") || request.includes("…")

/** What the journal has instead of a form with files. */
const FORM = "…"

const callerOf = ({ path }: Sent): "admin" | "store" | "none" =>
  path.startsWith("/admin/") ? "admin" : path.startsWith("/store/") ? "store" : "none"

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The request as a command for a mock server on port 9000; `$TOKEN` and `$KEY` are set as in docs/mock.md. */
export function asCurl(entry: Sent): string {
  const { method, path, request } = entry
  const caller = callerOf(entry)
  const isForm = request === FORM
  const command = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quoted(`http://localhost:9000${path}`)}`,
    caller === "admin" && '-H "authorization: Bearer $TOKEN"',
    caller === "store" && '-H "x-publishable-api-key: $KEY"',
    isForm && `-F ${quoted(`${path.startsWith("/admin/uploads") ? "files" : "file"}=@path/to/file`)}`,
    request !== "" && !isForm && `-H 'content-type: application/json' -d ${quoted(request)}`,
  ]
    .filter((part) => part !== false)
    .join(" \\\n  ")
  const masked = isMasked({ path, request: isForm ? "" : request })
  const notes = [
    isForm && "# The journal leaves out uploaded files: replace path/to/file with yours.",
    masked && "# The journal masks passwords and tokens, and leaves out the rest of long bodies: replace each ….",
  ]
  return [...notes.filter((note) => note !== false), command].join("\n")
}

/** Sends a recorded request again as the people who are signed in here; resolves with the status. */
export async function replay(entry: Sent): Promise<number> {
  const { method, path, request } = entry
  const headers = new Headers()
  const token = deviceItem(path.startsWith("/admin/") ? "adminToken" : "customerToken").get()
  if (token) headers.set("authorization", `Bearer ${token}`)
  if (path.startsWith("/store/")) headers.set("x-publishable-api-key", demoPublishableKey)
  if (request !== "") headers.set("content-type", "application/json")
  const init = { method, headers, ...(request === "" || method === "GET" ? {} : { body: request }) }
  return (await fetch(`${location.origin}${demoApiPath}${path}`, init)).status
}
