import { useSyncExternalStore } from "react"
import { deviceItem, itemsOf } from "#lib/device-items.ts"
import { addressCountry, forgetAddressCountry, noteChoice } from "#lib/tab-market.ts"
import { GUEST, isCustomer, ownerOf } from "./owner.ts"
import { forgetSavedCart, saveCart, savedCarts } from "./saved-carts.ts"
import { VisitChanged } from "./visit-changed.ts"

/** The owner on this device, their cart and their country. */
export interface Visit {
  /** The customer's id, or `GUEST`. */
  readonly owner: string
  readonly cartId: string | null
  /** iso_2 of the chosen country. */
  readonly country: string | null
  /** iso_2 of the country in this tab's address, until one is chosen. */
  readonly addressCountry: string | null
  /** Differs after each login that has ended on this device, also where this tab never saw it. */
  readonly logins: string | null
}

export interface VisitChange {
  readonly before: Visit
  readonly after: Visit
  /** `left`: signed out in this tab. `entered`: signed in in this tab. `refused`: a write was for another owner. */
  readonly cause: "left" | "entered" | "refused" | "noticed"
}

const token = deviceItem("customerToken")
const cart = deviceItem("cart")
const country = deviceItem("country")
const logins = deviceItem("endedLogins")

interface RememberedCart {
  readonly id: string
  /** `GUEST` if no one was signed in. */
  readonly owner: string
}

function rememberedCart(): RememberedCart | null {
  const [id, owner = GUEST] = cart.get()?.split(" ") ?? []
  return id ? { id, owner } : null
}
const keepCart = ({ id, owner }: RememberedCart): void => cart.set(owner === GUEST ? id : `${id} ${owner}`)

export const currentOwner = (): string => ownerOf(token.get())
export const customerToken = (): string | null => token.get()

/** Hides another owner's cart and restores a customer's saved one. */
function cartOf(owner: string): string | null {
  const remembered = rememberedCart()
  if (remembered && (remembered.owner === owner || remembered.owner === GUEST)) return remembered.id
  return owner === GUEST ? null : (savedCarts(owner)[0] ?? null)
}

function onDevice(): Visit {
  const owner = currentOwner()
  return {
    owner,
    cartId: cartOf(owner),
    country: country.get(),
    addressCountry: addressCountry(),
    logins: logins.get(),
  }
}

/** Whether the device's cart is that of an owner whose login has ended without a sign-out. */
export const keepsCartOf = (owner: string): boolean => rememberedCart()?.owner === owner

/** The visit while a server renders a page: it never knows who opens it. */
const unknownVisit: Visit = { owner: GUEST, cartId: null, country: null, addressCountry: null, logins: null }

type Listener = (change: VisitChange) => void
const listeners = new Set<Listener>()
let lastSeen: Visit | undefined

/** Returns the visit as known to this tab; another tab's change counts once it is noticed. */
export function visit(): Visit {
  if (listeners.size > 0 && lastSeen) return lastSeen
  const now = onDevice()
  if (!lastSeen || !isSame(lastSeen, now)) lastSeen = now
  return lastSeen
}

const isSame = (a: Visit, b: Visit): boolean =>
  hasSameVisitor(a, b) && a.cartId === b.cartId && a.country === b.country && a.addressCountry === b.addressCountry

/** False if someone else has signed in, or if there was a login in between. */
export const hasSameVisitor = (a: Visit, b: Visit): boolean => a.owner === b.owner && a.logins === b.logins

/** Whether someone else is signed in or a login has ended on this device, which this tab hasn't noticed. */
export const isOutdated = (): boolean => !hasSameVisitor(visit(), onDevice())

let left = false
/** Whether the last login ended by signing out in this tab. */
export const hasLeft = (): boolean => left

/** Compares the visit with the device's data and notifies all listeners of a change. */
export function refreshVisit(cause: VisitChange["cause"] = "noticed"): void {
  const before = visit()
  const after = onDevice()
  if (isSame(before, after)) return
  lastSeen = after
  if (before.owner !== after.owner) left = cause === "left"
  if (before.owner !== after.owner && isCustomer(before.owner)) previous = before.owner
  for (const listener of [...listeners]) listener({ before, after, cause })
}

/** Calls `listener` when the owner, cart or country changes; returns a function that unsubscribes. */
export function watchVisit(listener: Listener): () => void {
  visit()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns the visit as known to this tab; re-renders when it changes, also in another tab. */
export const useVisit = (): Visit => useSyncExternalStore(watchVisit, visit, () => unknownVisit)

/** Throws {@link VisitChanged} if someone else is signed in. */
export function checkOwner(owner: string, cause: VisitChange["cause"] = "noticed"): void {
  if (currentOwner() === owner && logins.get() === visit().logins) return
  refreshVisit(cause)
  throw new VisitChanged()
}

/** Removes the visit's data from the device; the cart is kept for its owner. */
function endVisit(owner: string): void {
  const count = Number(logins.get())
  logins.set(String(Number.isSafeInteger(count) ? count + 1 : 1))
  for (const name of itemsOf("visit")) deviceItem(name).remove()
  for (const name of ["checkoutDrafts", "checkoutSeen", "cartRevision"] as const) deviceItem(name).remove()
  const remembered = rememberedCart()
  // A cart stored before carts had owners belongs to the customer who is leaving.
  if (remembered?.owner === GUEST) keepCart({ id: remembered.id, owner })
}

let previous: string | undefined
/** Returns the id of the customer who was signed in before in this tab. */
export const previousCustomer = (): string | undefined => previous

function setToken(next: string | null, cause: VisitChange["cause"]): void {
  const before = currentOwner()
  if (before !== GUEST && before !== ownerOf(next)) endVisit(before)
  if (next === null) token.remove()
  else token.set(next)
  left = cause === "left"
  refreshVisit(cause)
}

/** Signs in with this token; a guest's cart becomes the customer's, another customer's is kept for them. */
export function enterVisit(next: string): void {
  const owner = ownerOf(next)
  const remembered = rememberedCart()
  if (currentOwner() === GUEST && remembered?.owner === GUEST) keepCart({ id: remembered.id, owner })
  setToken(next, "entered")
}

/** Ends the owner's login, unless someone else is signed in; the cart is kept for them. */
export function endLogin(owner: string, cause: VisitChange["cause"] = "noticed"): void {
  if (currentOwner() === owner) setToken(null, cause)
}

/** Remembers the owner's cart; another customer's cart is kept for that customer. */
export function rememberCart(id: string, owner: string = visit().owner): void {
  checkOwner(owner)
  const remembered = rememberedCart()
  if (remembered && remembered.owner !== GUEST && remembered.owner !== owner) saveCart(remembered.owner, remembered.id)
  forgetSavedCart(owner, id)
  keepCart({ id, owner })
  refreshVisit()
}

/** Forgets this cart and its form drafts; a newer cart is kept. */
export function forgetCartId(id: string): void {
  const remembered = rememberedCart()
  const owners = new Set([currentOwner(), remembered?.owner ?? GUEST])
  if (remembered?.id === id) cart.remove()
  for (const owner of owners) forgetSavedCart(owner, id)
  for (const name of ["checkoutDrafts", "checkoutSeen", "cartRevision"] as const) {
    const kept = deviceItem(name)
    if (kept.get()?.includes(id)) kept.remove()
  }
  refreshVisit()
}

/** Remembers the chosen country on this device, for all tabs. */
export function rememberCountry(iso2: string): void {
  // Browsers don't tell other tabs of a value that stays the same.
  if (country.get() === iso2) country.remove()
  country.set(iso2)
  forgetAddressCountry()
  noteChoice()
  refreshVisit()
}
