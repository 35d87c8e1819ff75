import type { EventSourceMessage } from "eventsource-parser"
import type { ServerEvent } from "#schema/endpoint.ts"

/** Reads an event stream message by message; data that is JSON is parsed. Leaving the loop closes the connection. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent, undefined> {
  if (!response.body) return
  // Loaded with the first stream, not with the first page.
  const { createParser } = await import("eventsource-parser")
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message) })
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      parser.feed(value)
      for (const { event = "message", data, id } of messages.splice(0))
        yield { event, data: parsed(data), ...(id === undefined ? {} : { id }) }
    }
  } finally {
    await reader.cancel()
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
