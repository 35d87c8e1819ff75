import type { ServerEvent } from "#schema/endpoint.ts"

/** Reads an event stream message by message. Leaving the loop closes the connection. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent, undefined> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      // A line end that is cut in two must not count twice.
      text = (text + value).replace(/\r\n/g, "\n").replace(/\r(?!$)/g, "\n")
      const blocks = text.split("\n\n")
      text = blocks.pop() ?? ""
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel()
  }
}

function parseEvent(block: string): ServerEvent | undefined {
  const fields = new Map<string, string[]>()
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":")
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "")
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  const data = fields.get("data")?.join("\n")
  if (data === undefined) return undefined
  const id = fields.get("id")?.at(-1)
  return { event: fields.get("event")?.at(-1) || "message", data: parsed(data), ...(id === undefined ? {} : { id }) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
