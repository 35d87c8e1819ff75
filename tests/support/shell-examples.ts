export interface Example {
  readonly file: string
  readonly line: number
  readonly command: string
}

/** Fenced code blocks in these languages are commands. */
const SHELL = /^\s*```(?:sh|bash|shell|console|zsh)?\s*$/

/** Commands in a Markdown text's indented and fenced blocks, with continued lines joined and comments removed. */
export function examplesIn(file: string, markdown: string): readonly Example[] {
  const lines = markdown.split("\n")
  let fence: "shell" | "other" | undefined
  return lines.flatMap((text, index) => {
    if (/^\s*```/.test(text)) {
      fence = fence ? undefined : SHELL.test(text) ? "shell" : "other"
      return []
    }
    const isCode = fence ? fence === "shell" : text.startsWith("    ")
    if (!isCode || text.trim() === "" || /\\$/.test(lines[index - 1] ?? "")) return []
    let command = text.trim()
    for (let next = index + 1; command.endsWith("\\"); next++)
      command = `${command.slice(0, -1).trim()} ${(lines[next] ?? "").trim()}`
    return [{ file, line: index + 1, command: command.replace(/\s{2,}# .*$/, "").replace(/\s+# .*$/, "") }]
  })
}

/** Splits a command like a shell: removes quotes and replaces `$NAME` outside of single quotes. */
export function shellWords(command: string, variables: Readonly<Record<string, string>>): readonly string[] {
  const fill = (text: string) => text.replace(/\$([A-Z]+)/g, (_, name: string) => variables[name] ?? "")
  return [...command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"]+)+/g)].map(([word]) =>
    [...word.matchAll(/'([^']*)'|"([^"]*)"|([^'"]+)/g)]
      .map(([, single, double, plain]) => single ?? fill(double ?? plain ?? ""))
      .join(""),
  )
}

/** Sends a `curl` command's request to `base` instead of localhost:9000; `files` stands in for `>` and `@` files. */
export async function runCurl(words: readonly string[], base: string, files: Map<string, string>): Promise<Response> {
  const init: { method?: string; body?: string; headers: Record<string, string> } = { headers: {} }
  let url = ""
  let saveAs: string | undefined
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ""
    const value = () => words[++at] ?? ""
    if (word === "-X") init.method = value()
    else if (word === "-H") {
      const [name = "", ...rest] = value().split(": ")
      init.headers[name.toLowerCase()] = rest.join(": ")
    } else if (word === "-d" || word === "--data-binary") {
      const text = value()
      init.body = text.startsWith("@") ? (files.get(text.slice(1)) ?? "") : text
      init.method ??= "POST"
      init.headers["content-type"] ??= "application/x-www-form-urlencoded"
    } else if (word === ">") saveAs = value()
    else if (!word.startsWith("-")) url = word
  }
  const response = await fetch(
    `http://${url.replace(/^(?:http:\/\/)?/, "")}`.replace("http://localhost:9000", base),
    init,
  )
  if (saveAs) files.set(saveAs, await response.clone().text())
  return response
}
