import { hasTag, tagsOf, withoutTag, withTag } from "#lib/tags.ts"
import { changedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import { createTaskMachine } from "#machines/kit/task/task.machine.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { notesOf, type OrderNote, withNote, withoutNote } from "./order-details.rules.ts"

/** As on the wire: null clears a field, a missing field stays unchanged. */
export type DetailsAddress = { readonly [K in AddressPart]?: string | null }
export type AddressPart =
  | "first_name"
  | "last_name"
  | "company"
  | "address_1"
  | "address_2"
  | "postal_code"
  | "city"
  | "province"
  | "country_code"
  | "phone"

interface Body {
  email?: string
  shipping_address?: DetailsAddress
  billing_address?: DetailsAddress
  metadata?: Readonly<Record<string, unknown>>
}

type SeenAddress = { readonly [K in AddressPart]?: string | null | undefined } | null | undefined
interface Addresses {
  readonly shipping?: SeenAddress
  readonly billing?: SeenAddress
}

/** `seen` has the values that the user saw; if they have changed since, nothing is written. */
export type DetailsTask = { readonly orderId: string; readonly isDraft: boolean } & (
  | { type: "email"; email: string; seen?: string | null }
  /** Assigns another customer; only a draft order allows this without the customer's approval. */
  | { type: "customer"; customerId: string; email: string; seen?: string | null }
  | { type: "address"; part: "shipping" | "billing" | "both"; address: DetailsAddress; seen?: Addresses }
  | { type: "note"; note: OrderNote }
  | { type: "removeNote"; noteId: string }
  | { type: "tag"; tag: string }
  | { type: "removeTag"; tag: string }
)

const READ = "id,email,customer_id,metadata,*shipping_address,*billing_address"

/** Updates an order's customer, email, addresses, notes and tags. */
export const createOrderDetailsMachine = (sdk: AdminSdk) => {
  const { order: orders, draftOrder: drafts, customer: customers } = sdk.admin
  const read = async ({ orderId: id }: DetailsTask) => (await orders.retrieve({ id, query: { fields: READ } })).order

  /** Throws if someone else changed what the task changes, unless they set the same values. */
  async function checkUnchanged(task: DetailsTask): Promise<void> {
    if (!("seen" in task) || task.seen === undefined) return
    const order = await read(task)
    const isForeign = (now: unknown, seen: unknown, next: unknown) =>
      (now || null) !== (seen || null) && (now || null) !== (next || null)
    const isForeignAddress = ({ part, address, seen = {} }: DetailsTask & { type: "address" }) => {
      const now: Addresses = { shipping: order.shipping_address, billing: order.billing_address }
      const parts = Object.entries(address) as [AddressPart, string | null][]
      return (part === "both" ? (["shipping", "billing"] as const) : [part]).some((side) =>
        parts.some(([name, next]) => isForeign(now[side]?.[name], seen[side]?.[name], next)),
      )
    }
    const isChanged = () => {
      switch (task.type) {
        case "address":
          return isForeignAddress(task)
        case "email":
          return isForeign(order.email, task.seen, task.email)
        case "customer":
          return isForeign(order.customer_id, task.seen, task.customerId)
      }
    }
    if (isChanged()) throw changedMeanwhile()
  }
  const update = ({ orderId: id, isDraft }: DetailsTask, body: Body) =>
    isDraft ? drafts.update({ id, body }) : orders.update({ id, body })

  /** The id of the guest with an email, who is created if there is none. */
  async function guestOf(email: string): Promise<string> {
    const query = { email, has_account: false, limit: 1, fields: "id" }
    const [known] = (await customers.list({ query })).customers
    return (known ?? (await customers.create({ body: { email } })).customer).id
  }

  async function send(task: DetailsTask): Promise<unknown> {
    await checkUnchanged(task)
    switch (task.type) {
      case "email":
        if (!task.isDraft) return update(task, { email: task.email })
        // With the email alone, the draft would stay in the account that it was assigned to.
        return drafts.update({
          id: task.orderId,
          body: { email: task.email, customer_id: await guestOf(task.email) },
        })
      case "customer":
        return drafts.update({ id: task.orderId, body: { customer_id: task.customerId, email: task.email } })
      case "address": {
        const { part, address } = task
        return update(task, {
          ...(part === "billing" ? {} : { shipping_address: address }),
          ...(part === "shipping" ? {} : { billing_address: address }),
        })
      }
      case "note":
        return update(task, { metadata: withNote(task.note) })
      case "tag":
        return update(task, { metadata: withTag(task.tag) })
      case "removeTag":
        return update(task, { metadata: withoutTag((await read(task)).metadata, task.tag) })
      case "removeNote":
        return update(task, { metadata: withoutNote((await read(task)).metadata, task.noteId) })
    }
  }

  async function isSaved(task: DetailsTask): Promise<boolean> {
    const order = await read(task)
    const has = (id: string) => notesOf(order.metadata).some((note) => note.id === id)
    switch (task.type) {
      case "email":
        return order.email === task.email
      case "customer":
        return order.customer_id === task.customerId
      case "address": {
        const sides = { shipping: [order.shipping_address], billing: [order.billing_address] }
        const addresses = task.part === "both" ? [...sides.shipping, ...sides.billing] : sides[task.part]
        const parts = Object.entries(task.address) as [AddressPart, string | null][]
        return addresses.every((address) => parts.every(([part, value]) => (address?.[part] ?? null) === value))
      }
      case "note":
        return has(task.note.id)
      case "tag":
      case "removeTag":
        return hasTag(tagsOf(order.metadata), task.tag) === (task.type === "tag")
      case "removeNote":
        return !has(task.noteId)
    }
  }

  return createTaskMachine<DetailsTask>({
    id: "orderDetails",
    send,
    hasHappened: isSaved,
    // A note whose text was corrected replaces the one with its id.
    adds: (task, earlier) => task.type === "note" && earlier.type === "note" && task.note.id !== earlier.note.id,
  })
}
