import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { type ActorRefFrom, createActor, waitFor } from "xstate"
import type { Chance } from "#tests/support/fuzz/chance.ts"
import { address } from "#tests/support/live-shop.ts"
import type { BrowserTab } from "./browser.ts"
import { figuresOf } from "./figures.ts"
import type { Shopper } from "./shop.ts"
import type * as Modules from "./tab-modules.ts"

type Machine = ReturnType<typeof Modules.createCheckoutMachine>

/** What a checkout showed when "Place order" was pressed. */
export interface Press {
  readonly cartId: string
  readonly owner: string
  readonly figures: string
}

/** Changes of one variant's quantity over all carts: by at least and at most so many. */
export interface Added {
  readonly least: number
  readonly most: number
}

const patience = { timeout: 600_000, pause: 1 }

/** One tab of the store without its pages: the same modules, and the same calls as the pages make. */
export class ShopTab {
  readonly presses: Press[] = []
  /** The orders that this tab has shown as placed. */
  readonly confirmed: { readonly orderId: string; readonly cartId: string }[] = []
  /** The carts that this tab has reported as ordered already. */
  readonly reported: string[] = []
  /** Who is signing in in this tab; the guest's cart becomes theirs before the login is stored. */
  signingIn: Shopper | undefined
  /** Whether storage events wait for this tab. */
  readonly hasPendingEvents: () => boolean
  readonly #client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  readonly #m: typeof Modules
  readonly #shopperOf: (owner: string) => Shopper
  readonly #stops: (() => void)[]
  #header: (() => void)[] = []
  #checkout: ActorRefFrom<Machine> | undefined

  readonly #chance: Chance

  constructor(modules: typeof Modules, browserTab: BrowserTab, shopperOf: (owner: string) => Shopper, chance: Chance) {
    this.#m = modules
    this.#shopperOf = shopperOf
    this.#chance = chance
    this.hasPendingEvents = () => browserTab.pendingEvents.length > 0
    modules.refreshVisit()
    this.#stops = browserTab.listening(() => [
      modules.followVisit(this.#client, ({ before, after }) => {
        if (!modules.hasSameVisitor(before, after)) this.#leaveCheckout()
        if (before.cartId !== null && before.cartId !== after.cartId) this.#noteLost(before.cartId)
        const checkout = this.#checkout?.getSnapshot()
        // As the page does: another tab has replaced the cart.
        if (
          after.cartId !== null &&
          checkout &&
          checkout.context.cartId !== after.cartId &&
          !checkout.hasTag("ordering")
        )
          this.#leaveCheckout()
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

  /** Whether the next step of the checkout places the order. */
  get isAtReview(): boolean {
    return this.#checkout?.getSnapshot().matches({ step: "review" }) ?? false
  }
  /** Whether the tab shows someone else than who is signed in on the device. */
  get isOutdated(): boolean {
    return this.visit.owner !== this.#m.currentOwner()
  }

  get visit() {
    return this.#m.visit()
  }

  /** What the pages of this visit could show: its owner's queries and the checkout. */
  get shown(): string {
    const { owner } = this.visit
    const queries = this.#client.getQueryCache().getAll()
    const data = queries.filter(({ queryKey: [, , queryOwner] }) => queryOwner === owner).map(({ state }) => state.data)
    return JSON.stringify([data, this.#checkout?.getSnapshot().context.cart])
  }

  /** All cached data and the checkout's cart, for all owners. */
  get held(): readonly unknown[] {
    const data = this.#client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data)
    return [...data, this.#checkout?.getSnapshot().context.cart].filter((held) => held !== undefined && held !== null)
  }
  /** The cart that the pages show. */
  get shownCart() {
    return this.#client.getQueryData(this.#m.cartQuery().queryKey)
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

  async signIn(login: Shopper): Promise<void> {
    this.signingIn = login
    await this.#m.signIn(this.#client, login).finally(() => {
      this.signingIn = undefined
    })
  }
  signOut = () => this.#m.signOut(this.#client, async () => undefined)
  readAccount = () =>
    Promise.all([
      this.#client.fetchQuery(this.#m.customerQuery()),
      this.#client.fetchQuery(this.#m.ordersQuery({ page: 1, limit: 20 })),
    ])

  /** Adds an address to the address book of the customer who is shown. */
  async saveAddress(): Promise<void> {
    const { owner } = this.visit
    const customer = await this.#client.fetchQuery(this.#m.customerQuery(owner))
    if (!customer) return
    await this.#m.addAddress(
      this.#m.storeSdk(owner),
      { ...address, address_1: this.#shopperOf(owner).street },
      customer.addresses ?? [],
    )
  }

  readonly #cart = () => this.#client.fetchQuery(this.#m.cartQuery())
  async add(variantId: string): Promise<Added> {
    const shown = { title: variantId, unitPrice: 10, currency: "eur" }
    const queue = this.#m.cartQueue(this.#client)
    await queue.push({ kind: "add", variantId, quantity: 1, shown })
    return { least: queue.state.failed.length > 0 || this.#m.cartQueue(this.#client) !== queue ? 0 : 1, most: 1 }
  }
  /** Increases the quantity of the first item. */
  async increase(difference: number): Promise<(Added & { variantId: string }) | undefined> {
    const line = (await this.#cart())?.items?.[0]
    if (!line) return undefined
    const queue = this.#m.cartQueue(this.#client)
    const { id: lineId, title, quantity: from } = line
    await queue.push({ kind: "quantity", lineId, title, quantity: from + difference, by: difference })
    const least = queue.state.failed.length > 0 || this.#m.cartQueue(this.#client) !== queue ? 0 : difference
    return { variantId: String(line.variant_id), least, most: difference }
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

  /** Leaves the checkout for another page. */
  leaveCheckout = async (): Promise<void> => this.#leaveCheckout()

  /** Opens the checkout, or answers the step that it shows; sometimes without waiting for a reload. */
  async stepOn(): Promise<void> {
    const { cartId, owner } = this.visit
    if (!this.#checkout) {
      if (!cartId) return
      const machine = this.#m.createCheckoutMachine(this.#m.storeSdk(), patience, this.#m.oneTabAtATime)
      this.#checkout = createActor(machine, { input: { cartId } })
      this.#checkout.start()
      await this.#rests(this.#checkout)
      return
    }
    const actor = this.#checkout
    const isReady = actor.getSnapshot().hasTag("step") && this.#chance.percent(50)
    if (isReady || (await this.#rests(actor))) {
      this.#submit(actor, owner)
      await this.#rests(actor)
    }
  }

  /** Opens a completed step of the checkout and answers it differently. */
  async changeAnswer(): Promise<void> {
    const actor = this.#checkout
    if (!actor || !(await this.#rests(actor))) return
    // A reload in between may have ended the checkout.
    if (actor.getSnapshot().status !== "active") return
    const { owner } = this.visit
    actor.send({ type: "step.go", step: this.#chance.pick(["details", "details", "payment"]) })
    if (await this.#rests(actor)) this.#submit(actor, owner)
    await this.#rests(actor)
  }

  /** Waits until the checkout has no pending request; returns whether it is still in progress. */
  async #rests(actor: ActorRefFrom<Machine>): Promise<boolean> {
    // Waiting for an actor that has stopped would never end.
    if (this.#checkout !== actor) return false
    await waitFor(actor, (s) => !s.hasTag("busy")).catch((error: unknown) => {
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
    else if (snapshot.context.at === "details") {
      const country_code = cart.currency_code === "eur" ? "de" : "us"
      const changedAddress = { ...address, address_1: `${street}${this.#chance.pick(["", " b", " c"])}`, country_code }
      const option = options.length > 0 ? this.#chance.pick(options) : undefined
      actor.send({
        type: "details.submit",
        email,
        shipping: changedAddress,
        billing: changedAddress,
        optionId: option?.id,
      })
    } else if (snapshot.context.at === "payment")
      actor.send({ type: "payment.choose", providerId: "pp_system_default" })
    else {
      this.presses.push({ cartId, owner, figures: figuresOf(cart) })
      actor.send({ type: "order.place" })
    }
  }
}
