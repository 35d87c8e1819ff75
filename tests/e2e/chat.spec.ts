import { expect, type Page, test } from "./support/test.ts"

const log = (page: Page) => page.getByRole("log", { name: "Conversation" })

async function ask(page: Page, question: string) {
  await page.getByRole("textbox", { name: "Your question" }).fill(question)
  await page.keyboard.press("Enter")
}

test("the chat finds products, looks up an order and sends a message, by keyboard only @mock", async ({
  page,
  axe,
}) => {
  await page.goto("/products")
  const launcher = page.getByRole("button", { name: "Open chat" })
  await launcher.press("Enter")
  const chat = page.getByRole("dialog", { name: "Ask us" })
  await expect(chat.getByRole("textbox", { name: "Your question" })).toBeFocused()
  await ask(page, "Do you have a vase?")
  await expect(log(page).getByRole("link", { name: /vase/i }).first()).toBeVisible()
  await expect(log(page)).toContainText("$")
  await axe()

  await chat.getByRole("button", { name: "Where is my order?" }).click()
  await expect(log(page)).toContainText("I can’t find that order")
  await page.keyboard.press("Escape")
  await expect(chat).toBeHidden()
  await expect(launcher).toBeFocused()

  await launcher.press("Enter")
  await expect(log(page)).toContainText("I can’t find that order")
  await ask(page, "I want to talk to a person")
  await chat.getByRole("button", { name: "Send message" }).click()
  await expect(chat.getByText("Required").first()).toBeVisible()
  await chat.getByLabel("Your email address").fill("ada@example.com")
  await chat.getByLabel("Your message").fill("Can you engrave a name?")
  await axe()
  await chat.getByRole("button", { name: "Send message" }).click()
  await expect(log(page)).toContainText("We’ll reply to ada@example.com")
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("app:chat_messages") ?? "[]"))
  expect(kept).toMatchObject([{ email: "ada@example.com", message: "Can you engrave a name?" }])

  await log(page).getByRole("link", { name: /vase/i }).first().click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(chat).toBeHidden()
})
