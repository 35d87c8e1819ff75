import type { Plugin, Rolldown } from "vite"
import { EARLY_PATH } from "#lib/early.ts"

/** The shop's addresses, and the page's file that each of them opens. */
const pages = [
  ["^/$", "index.tsx"],
  ["^/products/?$", "products/index.tsx"],
  ["^/products/.", "products/$handle.tsx"],
  ["^/search", "search.tsx"],
  ["^/cart", "cart/index.tsx"],
  ["^/checkout", "checkout/index.tsx"],
  ["^/order/", "order/$id.tsx"],
] as const

interface Plan {
  readonly files: readonly string[]
  readonly frame: readonly number[]
  readonly texts: Readonly<Record<string, readonly number[]>>
  readonly pages: readonly (readonly [pattern: string, files: readonly number[]])[]
  readonly early: { readonly url: string; readonly key: string } | null
}

/** Runs in the head: sends for all that the shop's first page needs, at once instead of one after the other. */
function sendAhead(plan: Plan): void {
  const path = location.pathname
  if (/^\/admin(\/|$)/.test(path)) return
  let stored: string | null = null
  try {
    stored = localStorage.getItem("app:locale")
  } catch {}
  const wanted = [stored, ...navigator.languages].map((tag) => (tag ?? "").slice(0, 2).toLowerCase())
  const locale = wanted.find((language) => plan.texts[language]) ?? "en"
  const page = plan.pages.find(([pattern]) => new RegExp(pattern).test(path))
  for (const index of new Set([...plan.frame, ...(plan.texts[locale] ?? []), ...(page?.[1] ?? [])])) {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = `/${plan.files[index]}`
    document.head.append(link)
  }
  if (!plan.early) return
  const { url, key } = plan.early
  const response = fetch(url, { headers: { accept: "application/json", "x-publishable-api-key": key } })
  response.catch(() => undefined)
  window.early = { url, response }
}

/** Writes that script into the built page, with the files as they are called in this build. */
export function firstPage(api: { readonly url?: string | undefined; readonly key?: string | undefined }): Plugin {
  return {
    name: "first-page",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        if (!bundle) return undefined
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk")
        const early = api.url && api.key ? { url: api.url.replace(/\/+$/, "") + EARLY_PATH, key: api.key } : null
        const children = `(${String(sendAhead).replace(/\n\s+/g, "\n")})(${JSON.stringify({ ...planOf(chunks), early } satisfies Plan)})`
        return [{ tag: "script", children, injectTo: "head-prepend" }]
      },
    },
  }
}

function planOf(chunks: readonly Rolldown.OutputChunk[]): Omit<Plan, "early"> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files: string[] = []
  const entry = new Set<string>()
  const visit = (name: string, found: Set<string>) => {
    if (found.has(name) || entry.has(name)) return
    found.add(name)
    for (const other of byName.get(name)?.imports ?? []) visit(other, found)
  }
  for (const { isEntry, fileName } of chunks) {
    if (!isEntry) continue
    const found = new Set<string>()
    visit(fileName, found)
    for (const name of found) entry.add(name)
  }
  /** The chunk that a source became, with all that it imports and the boot file does not. */
  const of = (source: string): number[] => {
    const found = new Set<string>()
    for (const { facadeModuleId, fileName } of chunks)
      if (facadeModuleId?.split("?", 1)[0]?.endsWith(`/src/${source}`)) visit(fileName, found)
    return [...found].map((name) => {
      if (!files.includes(name)) files.push(name)
      return files.indexOf(name)
    })
  }
  const texts = Object.fromEntries(
    ["en", "de"].map((locale) => [
      locale,
      ["shared", "store"].flatMap((part) => of(`lib/messages/${locale}/${part}.ts`)),
    ]),
  )
  const frame = of("routes/_store/route.tsx")
  return {
    frame,
    texts,
    pages: pages.map(([pattern, file]) => [pattern, of(`routes/_store/${file}`).filter((i) => !frame.includes(i))]),
    files,
  }
}
