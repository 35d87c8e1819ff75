import { withBase, withoutBase } from "#lib/base-path.ts"
import { demoApiPath } from "#lib/env.ts"

/** What the control API can show; other requests change something. */
const pages = [
  "scenarios",
  "opening",
  "faults",
  "journal",
  "operations",
  "undo",
  "clock",
  "events",
  "mails",
  "world?as=changes",
  "world",
]

/** Path of a page of the control API, also as requested by programs: `/api/_mock/journal`. */
const PATH = /^(?:\/api)?\/_mock(?:\/(.*))?$/

/**
 * Shows a response of the control API as a page. Navigations never reach the service worker's backend, so that the app
 * is loaded instead and requests it. Returns false if the address isn't one of the control API.
 */
export async function showControlPage(container: HTMLElement): Promise<boolean> {
  const match = PATH.exec(withoutBase(location.pathname))
  if (!match) return false
  const path = `${match[1] ?? ""}${location.search}`
  document.title = `/_mock/${path}`
  const main = document.createElement("main")
  main.className = "grid gap-4 p-4 font-mono text-xs"
  const heading = document.createElement("h1")
  heading.className = "text-base font-semibold"
  heading.textContent = document.title
  main.append(heading, ...(path === "" ? [links()] : [linkTo(""), await response(path)]))
  delete document.documentElement.dataset.otherPage
  container.replaceChildren(main)
  return true
}

function links(): HTMLElement {
  const list = document.createElement("ul")
  list.className = "grid gap-2"
  for (const page of pages) {
    const item = document.createElement("li")
    item.append(linkTo(page))
    list.append(item)
  }
  return list
}

function linkTo(page: string): HTMLAnchorElement {
  const path = page === "" ? "/_mock" : `/_mock/${page}`
  const link = document.createElement("a")
  link.href = withBase(path)
  link.textContent = path
  link.className = "justify-self-start text-accent-ink underline"
  return link
}

async function response(path: string): Promise<HTMLElement> {
  const answer = await fetch(`${location.origin}${demoApiPath}/_mock/${path}`)
  const text = await answer.text()
  const block = document.createElement("pre")
  block.className = "whitespace-pre-wrap break-all"
  block.textContent = answer.headers.get("content-type")?.includes("json")
    ? JSON.stringify(JSON.parse(text), null, 2)
    : text
  return block
}
