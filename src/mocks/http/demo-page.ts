import { demoChoices } from "#mocks/domain/auth/demo-provider.ts"
import type { Database } from "#mocks/kernel/database.ts"

const texts = {
  en: {
    title: "Demo account",
    text: "This page stands for a sign-in provider such as Google or your company’s login. Choose who you are.",
    cancel: "Cancel",
    over: "This sign-in has expired. Go back to the store and start again.",
  },
  de: {
    title: "Demo-Konto",
    text: "Diese Seite steht für einen Anmeldedienst wie Google oder die Anmeldung Ihrer Firma. Wählen Sie, wer Sie sind.",
    cancel: "Abbrechen",
    over: "Diese Anmeldung ist abgelaufen. Gehen Sie zurück zum Shop und beginnen Sie neu.",
  },
}

export const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f4f5,#18181b);color:light-dark(#18181b,#f4f4f5)}
main{width:100%;max-width:400px;padding:32px;border-radius:12px;background:light-dark(#fff,#27272a)}
h1{margin:0;font-size:20px}ul{list-style:none;margin:16px 0;padding:0;display:grid;gap:8px}
a{display:block;padding:12px 16px;border:1px solid light-dark(#71717a,#a1a1aa);border-radius:8px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
a:hover{background:light-dark(#f4f4f5,#3f3f46)}a:focus-visible{outline:3px solid light-dark(#1d4ed8,#93c5fd);outline-offset:2px}
small{display:block;color:light-dark(#52525b,#d4d4d8)}`

type PageLanguage = "en" | "de"
export const languageOf = (request: Request): PageLanguage =>
  /^de\b/i.test(request.headers.get("accept-language") ?? "") ? "de" : "en"

interface DemoPage {
  readonly language: PageLanguage
  readonly title: string
  /** HTML. */
  readonly content: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}
/** A page of a service other than the store, such as a sign-in provider. It works without a script. */
export const demoPage = ({ language, title, content, status = 200, headers = {} }: DemoPage): Response =>
  new Response(
    `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`,
    { status, headers: { "content-type": "text/html; charset=utf-8", ...headers } },
  )

/** The demo provider's own page, which offers accounts to sign in with. Its links lead back to the app. */
export function demoSignInPage(db: Database, request: Request): Response {
  const language = languageOf(request)
  const t = texts[language]
  const choices = demoChoices(db, new URL(request.url).searchParams.get("state"))
  const accounts = choices?.accounts.map(
    ({ email, name, href }) =>
      `<li><a href="${escaped(href)}">${escaped(name || email)}${name ? `<small>${escaped(email)}</small>` : ""}</a></li>`,
  )
  const content = choices
    ? `<p>${t.text}</p><ul>${accounts?.join("")}</ul><a href="${escaped(choices.cancel)}">${t.cancel}</a>`
    : `<p>${t.over}</p>`
  return demoPage({ language, title: t.title, content, status: choices ? 200 : 410 })
}
