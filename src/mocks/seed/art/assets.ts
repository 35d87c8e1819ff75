/** The SVG files in the folders next to this module. `{deep}` and the like stand for colors, ids and positions. */
const files = import.meta.glob<string>("./*/*.svg", { query: "?raw", import: "default", eager: true })

export type Values = Readonly<Record<string, string | number>>

/** Returns what an SVG file draws (`things/mug`), and its `viewBox`. */
export function asset(path: string): { readonly viewBox: string; readonly content: string } {
  const file = files[`./${path}.svg`] ?? ""
  const [, viewBox = ""] = /viewBox="([^"]*)"/.exec(file) ?? []
  const content = file.slice(file.indexOf(">") + 1, file.lastIndexOf("</svg>"))
  return { viewBox, content: content.replace(/\s*\n\s*/g, "") }
}

/** Replaces each `{name}` by its value. */
export const filled = (content: string, values: Values): string =>
  content.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Returns the definitions in the files of a folder that a drawing refers to by their ids: `url(#knit)`, `"#sun"`. */
export function definitionsIn(folder: "fills" | "parts", drawing: string): string {
  return Object.keys(files)
    .filter((path) => path.startsWith(`./${folder}/`))
    .map((path) => asset(path.slice("./".length, -".svg".length)).content)
    .filter((definition) => {
      const [, id] = /id="([^"]*)"/.exec(definition) ?? []
      return drawing.includes(`#${id})`) || drawing.includes(`#${id}"`)
    })
    .join("")
}
