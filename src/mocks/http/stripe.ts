import { mayReturnTo } from "#mocks/domain/auth/demo-provider.ts"
import { notifyOfOrderPayment } from "#mocks/domain/orders/payment-webhook.ts"
import {
  confirmIntent,
  finishAuthentication,
  type IntentResult,
  retrieveIntent,
} from "#mocks/domain/payments/stripe.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { demoPage, escaped, languageOf } from "./demo-page.ts"
import { readBody } from "./read-body.ts"
import { json } from "./responses.ts"
import type { Resources } from "./serve-options.ts"

const texts = {
  en: {
    title: "Demo bank",
    text: "This page stands for your bank’s page. Nothing is charged.",
    authorize: "Authorize payment",
    fail: "Fail payment",
    over: "This payment has ended. Go back to the store.",
    leave: "You’re being returned to the store.",
  },
  de: {
    title: "Demo-Bank",
    text: "Diese Seite steht für die Seite Ihrer Bank. Nichts wird abgebucht.",
    authorize: "Zahlung bestätigen",
    fail: "Zahlung ablehnen",
    over: "Diese Zahlung ist beendet. Gehen Sie zurück zum Shop.",
    leave: "Sie werden zum Shop zurückgeleitet.",
  },
}

/** Path of the bank's page, at the server's address. */
const BANK_PAGE = "/_demo/bank"

/** The bank's page asks once; its links end the payment and lead back to the store with Stripe's parameters. */
function bankPage(db: Database, request: Request): Response {
  const language = languageOf(request)
  const t = texts[language]
  const { searchParams, origin, pathname } = new URL(request.url)
  const [id, secret, address, outcome] = ["payment_intent", "client_secret", "return_url", "outcome"].map(
    (name) => searchParams.get(name) ?? "",
  ) as [string, string, string, string]
  const found = retrieveIntent(db, id, secret)
  if (!found.intent || !mayReturnTo(address, origin))
    return demoPage({ language, title: t.title, content: `<p>${t.over}</p>`, status: 410 })
  if (outcome) {
    const result = finishAuthentication(db, id, secret, outcome === "authorize")
    notifyOfOrderPayment(db, id)
    const back = new URL(address)
    back.searchParams.set("payment_intent", id)
    back.searchParams.set("payment_intent_client_secret", secret)
    back.searchParams.set("redirect_status", "error" in result ? "failed" : "succeeded")
    const content = `<a href="${escaped(back.href)}">${t.leave}</a>`
    return demoPage({ language, title: t.title, content, headers: { refresh: `0; url=${back.href}` } })
  }
  const link = (choice: "authorize" | "fail") =>
    `<li><a href="${escaped(`${request.headers.get("x-forwarded-prefix") ?? ""}${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), outcome: choice })}`)}">${t[choice]}</a></li>`
  return demoPage({
    language,
    title: t.title,
    content: `<p>${t.text}</p><ul>${link("authorize")}${link("fail")}</ul>`,
  })
}

const statusOf = (result: IntentResult): number =>
  !("error" in result) ? 200 : result.error.type === "card_error" ? 402 : result.intent ? 400 : 404

/** Serves what Stripe's script requests, and the bank's page. */
export function serveStripe(app: Resources): void {
  app.post("/_demo/stripe/:id/:action", async (c) => {
    const { db } = c.env
    const { body } = await readBody(c.req.raw)
    const { client_secret, method, number, passed } = body as Record<string, unknown>
    const { id, action } = c.req.param()
    const result = db.atomically(() => {
      if (action === "retrieve") return retrieveIntent(db, id, client_secret)
      const answer =
        action === "confirm"
          ? confirmIntent(db, id, { client_secret, method, number })
          : finishAuthentication(db, id, client_secret, passed === true)
      notifyOfOrderPayment(db, id)
      return answer
    })
    return json(statusOf(result), result)
  })
  app.get(BANK_PAGE, (c) => c.env.db.atomically(() => bankPage(c.env.db, c.req.raw)))
}
