import { readdirSync, readFileSync } from "node:fs"

/** Reads the built demo's files of responses for the first visit: bodies by path. */
export const firstAnswerFiles = (): Record<string, unknown>[] =>
  readdirSync("dist-demo/assets")
    .filter((name) => name.startsWith("first-answers-"))
    .map((name) => JSON.parse(readFileSync(`dist-demo/assets/${name}`, "utf8")) as Record<string, unknown>)
