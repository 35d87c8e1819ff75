/** Characters up to which a text is read as Markdown; some texts take a parser time that grows with their square. */
const LONGEST = 10_000

const links = /!?\[([^[\]\n]*)\]\((?=[^\s()])(?:[^()\n]|\([^()\n]*\))+\)/g
// Not inside words, so that 10*20*30 stays a size.
const strong = /(^|[^\p{L}\p{N}])\*\*(?=\S)((?:[^*\n]|\*(?!\*))+)\*\*/gmu
const emphasis = /(^|[^\p{L}\p{N}])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gmu
const underlined = /(^|[^\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_\n]*[^\s_])\2(?![\p{L}\p{N}_])/gmu
const headings = /^ {0,3}#{1,6}[ \t]+(?=\S)/gm
const bullets = /^[ \t]*[-*+][ \t]+(?=\S)/gm
const numbers = /^ {0,3}\d{1,9}[.)][ \t]+\S/m
const quotes = /^ {0,3}>[ \t]?(?=\S)/gm

const marks = [links, strong, emphasis, underlined, headings, bullets, numbers, quotes].map(
  ({ source, flags }) => new RegExp(source, flags.replace("g", "")),
)

/** Whether a text is to be shown as Markdown: it has marks of it, and isn't too long to be parsed. */
export const hasMarkdown = (text: string): boolean =>
  text.length <= LONGEST && marks.some((pattern) => pattern.test(text))

/** Returns a text without its Markdown marks, for where only plain text can be shown, such as search engines' results. */
export const withoutMarkdown = (text: string): string =>
  hasMarkdown(text)
    ? text
        .replace(links, "$1")
        .replace(headings, "")
        .replace(quotes, "")
        .replace(bullets, "")
        .replace(strong, "$1$2")
        .replace(emphasis, "$1$2")
        .replace(underlined, "$1$3")
        .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    : text
