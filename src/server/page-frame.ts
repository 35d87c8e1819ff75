import { withBrand } from "#lib/brand-page.ts"
import { CONFIG_ID, type Config } from "#lib/config.ts"
import type { Locale } from "#lib/locale.ts"
import { PAGE_MARK, pageStateBlock } from "#lib/page-state.ts"
import { noteEarlyInput } from "#store/shell/early-input.ts"
import { earlyScript } from "./early-requests.ts"
import type { PageFiles } from "./page-files.ts"
import type { RenderedPage } from "./render-page.tsx"

/** The document around a page: `index.html` of the build. */
export interface PageFrame {
  /** Returns the whole document of an empty page, which the browser fills; without `locale`, in the build's language. */
  empty(locale?: Locale): string
  /** Returns the document of a page; `first` is what stands first in its head. */
  write(page: Extract<RenderedPage, { kind: "page" }>, locale: Locale, files: PageFiles, first?: string): string
}

const settingsBlock = new RegExp(`(<script type="application/json" id="${CONFIG_ID}">)[^<]*`)
const app = /(<div id="app">)[\s\S]*(<\/div>)/
const shopTitle = /<title>[^<]*<\/title>\s*/

/** Marks what the app replaces if it can't continue with the page. */
const marked = (head: string) => head.replaceAll(/<(meta|link) /g, `<$1 ${PAGE_MARK} `)

const asJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

const withLanguage = (html: string, locale: Locale | undefined) =>
  locale ? html.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`) : html

/** Notes what a visitor does before the app handles the page. */
const noteScript = `<script>(${noteEarlyInput.toString()})()</script>`

/** All inline scripts that pages can have. */
export const pageScripts = earlyScript() + noteScript

/** Reads the document of a build; `settings` are those of this deployment, which the browser needs too. */
export function readFrame(indexHtml: string, settings: Config): PageFrame {
  const frame = withBrand(indexHtml, settings).replace(settingsBlock, (_, start) => start + asJson(settings))
  const [before = "", start = "", inside = "", end = "", after = ""] = frame.split(
    /(<div id="app">)([\s\S]*)(<\/div>)(?=[\s\S]*<\/body>)/,
  )
  if (!app.test(frame)) throw new Error("The build's index.html has no element for the app.")
  return {
    empty: (locale) => withLanguage(before, locale) + start + inside + end + after,
    write({ head, body, state, early }, locale, { scripts }, first = "") {
      const preloads = scripts.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`).join("")
      const own = head.includes("<title>") ? before.replace(shopTitle, "") : before
      const document = withLanguage(own, locale)
        // Browsers look for the encoding at the start of the page only.
        .replace(/<meta charset="[^"]*"\s*\/?>/, (charset) => charset + first + (early ? earlyScript(early) : ""))
        .replace("</head>", () => `${noteScript}${preloads}${marked(head)}</head>`)
      return `${document}${start}${body}${end}${pageStateBlock(state)}${after}`
    },
  }
}
