import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { type ActorRefFrom, createActor, waitFor } from "xstate"
import { address } from "#tests/support/live-shop.ts"
import type { BrowserTab } from "./browser.ts"
import type { Shopper } from "./shop.ts"
import type * as Modules from "./tab-modules.ts"

type Machine = ReturnType<typeof Modules.createCheckoutMachine>

/** What a checkout showed when "Order and pay" was pressed. */
export interface Press {
  readonly cartId: string
  readonly owner: string
  readonly currency: string
  readonly total: number
}

const timing = { timeout: 5_000, pause: 1 }

/** One tab of the store without its pages: the same modules, and the same calls as the pages make. */
export class ShopTab {
  readonly presses: Press[] = []
  /** The orders that this tab has shown as placed. */
  readonly confirmed: { readonly orderId: string; readonly cartId: string }[] = []
  /** The carts that this tab has reported as ordered already. */
  readonly reported: string[] = []
  readonly #client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  readonly #m: typeof Modules
  readonly #shopperOf: (owner: string) => Shopper
  readonly #stops: (() => void)[]
  #header: (() => void)[] = []
  #checkout: ActorRefFrom<Machine> | undefined

  constructor(modules: typeof Modules, browserTab: BrowserTab, shopperOf: (owner: string) => Shopper) {
    this.#m = modules
    this.#shopperOf = shopperOf
    modules.refreshVisit()
    this.#stops = browserTab.listening(() => [
      modules.followVisit(this.#client, ({ before, after }) => {
        if (!modules.hasSameVisitor(before, after)) this.#leaveCheckout()
        if (before.cartId !== null && before.cartId !== after.cartId) this.#noteLost(before.cartId)
        this.#drawHeader()
      }),
      modules.watchVisit(({ after }) => after.cartId !== this.#checkout?.getSnapshot().context.cartId && this.#look()),
      modules.watchOtherTabs((changed) => changed === this.#checkout?.getSnapshot().context.cartId && this.#look()),
    ])
    this.#drawHeader()
  }

  close(): void {
    this.#leaveCheckout()
    for (const stop of [...this.#stops, ...this.#header]) stop()
    this.#client.clear()
  }

  get visit() {
    return this.#m.visit()
  }

  /** What the pages of this visit could show: its owner's queries and the checkout. */
  get shown(): string {
    const { owner } = this.visit
    const queries = this.#client.getQueryCache().getAll()
    const data = queries.filter(({ queryKey: [, , of] }) => of === owner).map(({ state }) => state.data)
    return JSON.stringify([data, this.#checkout?.getSnapshot().context.cart])
  }

  /** Every page shows the signed-in customer and the cart. */
  #drawHeader(): void {
    for (const stop of this.#header) stop()
    const customer = new QueryObserver(this.#client, this.#m.customerQuery())
    const cart = new QueryObserver(this.#client, this.#m.cartQuery())
    this.#header = [customer.subscribe(() => undefined), cart.subscribe(() => undefined)]
  }
  #noteLost(cartId: string): void {
    if (this.#client.getQueryData(this.#m.lostCartQuery.queryKey) === "ordered") this.reported.push(cartId)
  }
  #look(): void {
    if (this.#checkout?.getSnapshot().status === "active") this.#checkout.send({ type: "cart.refresh" })
  }
  #leaveCheckout(): void {
    this.#checkout?.stop()
    this.#checkout = undefined
  }

  signIn = (login: Shopper) => this.#m.signIn(this.#client, login)
  signOut = () => this.#m.signOut(this.#client, async () => undefined)
  readAccount = () =>
    Promise.all([
      this.#client.fetchQuery(this.#m.customerQuery()),
      this.#client.fetchQuery(this.#m.ordersQuery({ page: 1, limit: 20 })),
    ])

  readonly #cart = () => this.#client.fetchQuery(this.#m.cartQuery())
  add = (variantId: string) => {
    const shown = { title: variantId, unitPrice: 10, currency: "eur" }
    return this.#m.cartQueue(this.#client).push({ kind: "add", variantId, quantity: 1, shown })
  }
  async setQuantity(quantity: number): Promise<void> {
    const line = (await this.#cart())?.items?.[0]
    if (line)
      await this.#m.cartQueue(this.#client).push({ kind: "quantity", lineId: line.id, title: line.title, quantity })
  }
  async copyCart(): Promise<void> {
    const cart = await this.#cart()
    if (cart?.items?.length) await this.#m.copyCart(this.#client, cart)
  }
  async switchMarket(country: string): Promise<void> {
    const regions = await this.#client.fetchQuery(this.#m.regionsQuery)
    const market = this.#m.marketOf(regions, country)
    const cart = await this.#cart()
    if (market && cart?.items?.length) await this.#m.moveCart(this.#client, { cart, market, gone: [] })
    this.#m.rememberCountry(country)
  }

  /** Answers up to so many steps of the checkout as they are shown, up to the press that orders. */
  async stepOn(steps: number): Promise<void> {
    const { cartId, owner } = this.visit
    if (!this.#checkout) {
      if (!cartId) return
      const machine = this.#m.createCheckoutMachine(this.#m.storeSdk(), timing, this.#m.oneTabAtATime)
      this.#checkout = createActor(machine, { input: { cartId } })
    }
    const actor = this.#checkout
    actor.start()
    for (let left = steps; left >= 0 && (await this.#rests(actor)); left--) {
      if (left > 0) this.#submit(actor, owner)
    }
  }

  /** Waits until the checkout has no pending request; returns whether it is still in progress. */
  async #rests(actor: ActorRefFrom<Machine>): Promise<boolean> {
    await waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 20_000 }).catch((error: unknown) => {
      if (this.#checkout === actor) throw error
    })
    if (this.#checkout !== actor) return false
    const { status, output, context } = actor.getSnapshot()
    if (context.stepInput === null && context.cart) this.#m.announceCart(context.cartId)
    if (status !== "done") return true
    if (output?.outcome === "ordered") this.confirmed.push({ orderId: output.orderId, cartId: context.cartId })
    this.#m.forgetCart(this.#client, context.cartId)
    this.#leaveCheckout()
    return false
  }

  #submit(actor: ActorRefFrom<Machine>, owner: string): void {
    const snapshot = actor.getSnapshot()
    if (snapshot.status !== "active") return
    const { cart, options, cartId } = snapshot.context
    const { email, street } = this.#shopperOf(owner)
    if (snapshot.matches("failed") || !cart) actor.send({ type: "retry" })
    else if (snapshot.matches("changed")) actor.send({ type: "changes.accept" })
    else if (snapshot.matches({ step: "contact" })) actor.send({ type: "contact.submit", email })
    else if (snapshot.matches({ step: "address" })) {
      const country_code = cart.currency_code === "eur" ? "de" : "us"
      const own = { ...address, address_1: street, country_code }
      actor.send({ type: "address.submit", shipping: own, billing: own })
    } else if (snapshot.matches({ step: "delivery" }))
      actor.send({ type: "delivery.choose", optionId: String(options[0]?.id) })
    else if (snapshot.matches({ step: "payment" }))
      actor.send({ type: "payment.choose", providerId: "pp_system_default" })
    else if (snapshot.matches({ step: "review" })) {
      this.presses.push({ cartId, owner, currency: cart.currency_code, total: cart.total })
      actor.send({ type: "order.place" })
    }
  }
}
