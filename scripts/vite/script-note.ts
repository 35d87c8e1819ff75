import type { Plugin } from "vite"
import { messages as german } from "#lib/messages/de/start-problem.ts"
import { messages as english } from "#lib/messages/en/start-problem.ts"

/** Says in the page of the app, in each language, that it needs scripts. */
export function scriptNote(): Plugin {
  const lines = Object.entries({ en: english, de: german }).map(
    ([lang, { startProblem }]) => `<span lang="${lang}">${startProblem.noScript}</span>`,
  )
  const note = `<noscript><p style="padding:1rem;text-align:center">${lines.join("<br>")}</p></noscript>`
  return {
    name: "script-note",
    transformIndexHtml: { order: "pre", handler: (html) => html.replace(/<noscript>[\s\S]*<\/noscript>/, () => note) },
  }
}
