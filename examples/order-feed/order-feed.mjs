import { request } from "node:http"

/** Sends a JSON request over plain HTTP; rejects when the status is 400 or higher. */
export function ask(url, { method = "GET", token, body } = {}) {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), "content-type": "application/json" }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const chunks = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode >= 400) reject(new Error(`The shop answers ${response.statusCode} ${text}`))
        else resolve(JSON.parse(text))
      })
    })
    sent.on("error", reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Lists the orders placed after a time (ISO 8601), oldest first. Retries a failed request once. */
export async function ordersSince(shop, since) {
  const url = new URL("/admin/orders", shop.url)
  url.searchParams.set("created_at[$gt]", since)
  url.searchParams.set("order", "created_at")
  url.searchParams.set("fields", "display_id,email,total,currency_code,created_at")
  const again = () => ask(url, shop)
  const { orders } = await ask(url, shop).catch(again)
  return orders.map(
    ({ display_id, email, total, currency_code }) => `#${display_id} ${email} ${total} ${currency_code}`,
  )
}
