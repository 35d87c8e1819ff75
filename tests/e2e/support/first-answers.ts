import { readdirSync, readFileSync } from "node:fs"

/** Reads the built demo's files of responses for the first visit: their language, and bodies by path. */
export const firstAnswerFiles = (): { language: string; answers: Record<string, unknown> }[] =>
  readdirSync("dist-demo/assets")
    .filter((name) => name.startsWith("first-answers-"))
    .map((name) => ({
      language: /-(\w+)\.json$/.exec(name)?.[1] ?? "",
      answers: JSON.parse(readFileSync(`dist-demo/assets/${name}`, "utf8")) as Record<string, unknown>,
    }))
