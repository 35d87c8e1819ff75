import { formatMoney } from "#lib/money.ts"
import { asAdmin, fulfillOrder, placeOrder } from "./support/api.ts"
import { type Hands, handsOf } from "./support/hands.ts"
import { expectNoOverflow } from "./support/layout.ts"
import { signInAsAdmin, visit } from "./support/sign-in.ts"
import { expect, type Page, test } from "./support/test.ts"

/** The names of the controls that the tasks press. */
const english = {
  edit: "Edit order",
  more: "More actions",
  return: "Request return",
  increase: "Increase quantity",
  search: "Search products",
  add: /^Add .*,/,
  confirm: "Confirm 1 change",
  receive: "Request and receive",
  refund: "Receive and refund",
  giveBack: /^Refund .*\d/,
  refundPayment: "Refund payment",
  fulfill: "Fulfill items",
  tracking: /^Tracking number/,
  ship: /^Fulfill and ship/,
  details: /^(Refund due|Balance)/,
}
type Words = { readonly [K in keyof typeof english]: string | RegExp }
const german: Words = {
  edit: "Bestellung bearbeiten",
  more: "Weitere Aktionen",
  return: "Rücksendung anfordern",
  increase: "Menge erhöhen",
  search: "Produkte suchen",
  add: /, .* hinzufügen$/,
  confirm: "1 Änderung bestätigen",
  receive: "Anfordern und annehmen",
  refund: "Annehmen und erstatten",
  giveBack: /\d.*erstatten$/,
  refundPayment: "Zahlung erstatten",
  fulfill: "Versand vorbereiten",
  tracking: /^Sendungsnummer/,
  ship: /\d Artikel versenden$/,
  details: /^(Zu erstatten|Offen)/,
}

interface Order {
  currency_code: string
  total: number
  items: { quantity: number; total: number; detail: { shipped_quantity: number } }[]
  summary: { refunded_total?: number }
  fulfillments: { labels: { tracking_number: string }[] }[]
}
const ORDER = "currency_code,total,summary,*items,items.total,*items.detail,fulfillments.id,*fulfillments.labels"
const orderOf = async (page: Page, id: string) => {
  const admin = await asAdmin(page)
  return (await admin<{ order: Order }>("GET", `/admin/orders/${id}?fields=${ORDER}`)).order
}

/** What one unit of the first item cost with tax and discounts. */
const unitOf = ({ items: [item] }: Order) => Number(item?.total) / Number(item?.quantity)

/** Captures all of an order's payment. */
async function capture(page: Page, id: string) {
  const admin = await asAdmin(page)
  type Paid = { order: { payment_collections: { payments: { id: string }[] }[] } }
  const { order } = await admin<Paid>("GET", `/admin/orders/${id}?fields=*payment_collections.payments`)
  await admin("POST", `/admin/payments/${order.payment_collections[0]?.payments[0]?.id}/capture`, {})
}

interface Run {
  readonly page: Page
  readonly id: string
  readonly hands: Hands
  readonly words: Words
  /** Whether the secondary buttons are in the footer's details. */
  readonly isPhone: boolean
}

interface Task {
  readonly name: string
  /** Clicks from the order's page, as written in docs/flows.md. */
  readonly clicks: number
  /** Clicks at 390 pixels, where it takes more. */
  readonly phoneClicks?: number
  prepare?(page: Page, id: string): Promise<void>
  run(run: Run): Promise<void>
  /** What the server has when the task is done, and had before it. */
  done(order: Order, before: Order): void
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })

/** Presses a secondary button of a flow's footer, which is in the details on a phone. */
async function pressSecondary({ page, hands, words, isPhone }: Run, name: string | RegExp) {
  if (isPhone) await hands.press(button(page, words.details))
  await hands.press(button(page, name))
}

const TRACKING_NUMBER = "1Z999AA10123456784"

const tasks: readonly Task[] = [
  {
    name: "changes a quantity",
    clicks: 3,
    run: async ({ page, hands, words }) => {
      await hands.press(page.getByRole("link", { name: words.edit }))
      await hands.press(button(page, words.increase).first())
      await hands.press(button(page, words.confirm))
    },
    done: ({ items }) => expect(items.map(({ quantity }) => quantity)).toEqual([3]),
  },
  {
    name: "adds an item, after a search",
    clicks: 3,
    run: async ({ page, hands, words }) => {
      await hands.press(page.getByRole("link", { name: words.edit }))
      await hands.type(page.getByRole("searchbox", { name: words.search }), "a")
      await hands.press(button(page, words.add).first())
      await hands.press(button(page, words.confirm))
    },
    done: ({ items }) => expect(items).toHaveLength(2),
  },
  {
    name: "returns one item with its refund",
    clicks: 6,
    // The details of the footer are opened twice.
    phoneClicks: 8,
    prepare: async (page, id) => {
      await fulfillOrder(page, id)
      await capture(page, id)
    },
    run: async (run) => {
      const { page, hands, words } = run
      await hands.press(button(page, words.more))
      await hands.press(page.getByRole("menuitem", { name: words.return, exact: true }))
      await hands.press(button(page, words.increase).first())
      await pressSecondary(run, words.receive)
      await expect(page).toHaveURL(/\/receive$/)
      // The URL changes before the page, whose item has two quantities: undamaged and damaged.
      await expect(page.getByRole("spinbutton")).toHaveCount(2)
      await pressSecondary(run, words.refund)
      const dialog = page.getByRole("dialog")
      await hands.press(dialog.getByRole("button", { name: words.giveBack }))
      await expect(dialog).toBeHidden()
    },
    done: ({ summary }, before) => expect(summary.refunded_total).toBeCloseTo(unitOf(before), 2),
  },
  {
    name: "refunds one item with the right amount",
    clicks: 3,
    prepare: capture,
    run: async ({ page, hands, words }) => {
      await hands.press(button(page, words.refundPayment))
      const dialog = page.getByRole("dialog")
      await hands.press(dialog.getByRole("button", { name: words.increase }))
      await hands.press(dialog.getByRole("button", { name: words.giveBack }))
      await expect(dialog).toBeHidden()
    },
    done: ({ summary }, before) => expect(summary.refunded_total).toBeCloseTo(unitOf(before), 2),
  },
  {
    name: "fulfills everything with a tracking number, after typing it,",
    clicks: 2,
    run: async ({ page, hands, words }) => {
      await hands.press(page.getByRole("link", { name: words.fulfill }))
      await hands.type(page.getByRole("textbox", { name: words.tracking }), TRACKING_NUMBER)
      await hands.press(button(page, words.ship))
    },
    done: ({ items, fulfillments }) => {
      expect(items.map(({ detail }) => detail.shipped_quantity)).toEqual([2])
      expect(fulfillments.map(({ labels }) => labels.map((label) => label.tracking_number))).toEqual([
        [TRACKING_NUMBER],
      ])
    },
  },
]

/** Places an order, performs a task from its page, and compares the clicks and the result. */
async function perform(
  page: Page,
  task: Task,
  { isPhone = false, words = english as Words, by = "mouse" as const as Parameters<typeof handsOf>[1] },
) {
  await signInAsAdmin(page)
  const id = await placeOrder(page)
  await task.prepare?.(page, id)
  const before = await orderOf(page, id)
  if (words === german) {
    await page.evaluate(() => localStorage.setItem("app:locale", "de"))
    await page.goto(`/admin/orders/${id}`)
  } else await visit(page, `/admin/orders/${id}`)
  await expect(button(page, words.more)).toBeVisible()
  const hands = handsOf(page, by)
  await task.run({ page, id, hands, words, isPhone })
  await expect(button(page, words.more)).toBeVisible()
  await expectNoOverflow(page)
  const order = await orderOf(page, id)
  task.done(order, before)
  const total = formatMoney(order.total, order.currency_code, words === german ? "de" : "en")
  await expect(page.getByRole("main")).toContainText(total)
  expect(hands.presses).toBe(isPhone ? (task.phoneClicks ?? task.clicks) : task.clicks)
}

for (const task of tasks) {
  test(`${task.name} in ${task.clicks} clicks`, async ({ page }) => {
    await perform(page, task, {})
  })

  test(`${task.name} by keyboard only`, async ({ page }) => {
    await perform(page, task, { by: "keyboard" })
  })

  test(`${task.name} in German`, async ({ page }) => {
    await perform(page, task, { words: german })
  })

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test(`${task.name} at 390 pixels`, async ({ page }) => {
      await perform(page, task, { isPhone: true, by: "touch" })
    })
  })
}

test.describe("the footer of a flow on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("takes at most 88 pixels, with buttons of at most two lines", async ({ page }) => {
    await signInAsAdmin(page)
    const id = await placeOrder(page)
    for (const locale of ["en", "de"]) {
      await page.evaluate((value) => localStorage.setItem("app:locale", value), locale)
      await page.goto("/admin/login")
      await visit(page, `/admin/orders/${id}/edit`)
      const words = locale === "de" ? german : english
      if (locale === "en") await button(page, words.increase).first().click()
      await expect(button(page, words.confirm)).toBeVisible()
      const footer = page.locator("footer:has([data-primary])")
      const height = await footer.evaluate((element) => element.getBoundingClientRect().height)
      expect(height).toBeLessThanOrEqual(88)
      const heights = await footer
        .getByRole("button")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
      // Two lines of 20 pixels and the padding.
      expect(Math.max(...heights)).toBeLessThanOrEqual(52)
    }
  })
})
