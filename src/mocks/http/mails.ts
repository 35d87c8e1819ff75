import type { Database, Row } from "#mocks/kernel/database.ts"

/** An email that a real server's subscribers would have sent, with the token of its link. */
export interface Email {
  readonly id: string
  readonly name: string
  /** Name of the store. */
  readonly from: string
  readonly to: string
  readonly token: string
  readonly order_id?: string
  readonly display_id?: number
  readonly created_at: string
}

type Event = Row<"event">
type Content = Omit<Email, "id" | "name" | "from" | "created_at"> | undefined

const invited = (db: Database, data: Record<string, unknown>): Content => {
  const invite = db.tables.invite.get(String(data.id))
  return invite && { to: invite.email, token: invite.token }
}

const writers: Readonly<Record<string, (db: Database, data: Record<string, unknown>) => Content>> = {
  "auth.password_reset": (_, data) => ({ to: String(data.entity_id), token: String(data.token) }),
  "auth.verification_requested": (_, data) => ({ to: String(data.entity_id), token: String(data.code) }),
  "order.transfer_requested": (db, data) => {
    const order = db.tables.order.get(String(data.id))
    const action = db.tables.orderChangeAction.by("order_change_id", String(data.order_change_id))[0]
    if (!order?.email || typeof action?.details?.token !== "string") return undefined
    return { to: order.email, token: action.details.token, order_id: order.id, display_id: order.display_id }
  },
  "invite.created": invited,
  "invite.resent": invited,
}

const written = (db: Database, event: Event): Email[] => {
  const content = writers[event.name]?.(db, event.data as Record<string, unknown>)
  const from = db.tables.store.all()[0]?.name ?? ""
  return content ? [{ id: event.id, name: event.name, from, ...content, created_at: String(event.created_at) }] : []
}

/** The emails of the recorded events, newest last. */
export const emailsOf = (db: Database, to?: string): Email[] =>
  db.tables.event
    .all()
    .flatMap((event) => written(db, event))
    .filter((mail) => to === undefined || mail.to === to)
