/** The shopper's intent, recognized from an English or German message. */
export type Intent =
  | { readonly kind: "greeting" }
  /** `reference` is the order's id or number, if the message contains one. */
  | { readonly kind: "order"; readonly reference: string | null }
  | { readonly kind: "returns" }
  | { readonly kind: "delivery" }
  | { readonly kind: "person" }
  | { readonly kind: "products"; readonly query: string }

const ORDER_ID = /\border_([0-9A-Za-z]+)\b/i
const NUMBER = /#\s?(\d+)|\b(?:order|bestellung)(?:\s+(?:number|no\.?|nr\.?|nummer))?\s+(\d+)\b/i
const PERSON = /\b(human|person|agent|somebody|someone|talk|speak|mitarbeiter\w*|mensch\w*|jemand\w*|sprechen|reden)\b/i
const RETURNS = /\b(return|returns|send back|refund|umtausch\w*|zurück\w*|retoure\w*|rücksend\w*|erstatt\w*)\b/i
const ORDER = /\b(order|orders|parcel|package|tracking|where is|bestellung\w*|paket\w*|sendung\w*|lieferstatus)\b/i
const DELIVERY = /\b(delivery|deliver|shipping|ship|versand\w*|lieferung\w*|liefer\w*|porto)\b/i
const GREETING = /^\W*(hi|hello|hey|hallo|moin|servus|good (morning|day|evening)|guten (tag|morgen|abend))\W*$/i
/** Filler words removed from a product query. */
const FILLER =
  /\b(do you have|have you got|i am looking for|i'm looking for|looking for|show me|show|find|search|i need|i want|please|any|a|an|the|some|habt ihr|haben sie|gibt es|ich suche|suche|zeig mir|zeige|ich brauche|ich möchte|bitte|ein|eine|einen|den|die|das)\b/gi

/** Recognizes the intent of a message. Specific intents win: a person over an order, an order over products. */
export function intentOf(text: string): Intent {
  const id = ORDER_ID.exec(text)?.[1]
  // Generated ids have 26 characters in capitals.
  if (id) return { kind: "order", reference: `order_${id.length === 26 ? id.toUpperCase() : id}` }
  if (GREETING.test(text)) return { kind: "greeting" }
  if (PERSON.test(text)) return { kind: "person" }
  if (RETURNS.test(text)) return { kind: "returns" }
  const [, hash, named] = NUMBER.exec(text) ?? []
  if (hash || named || ORDER.test(text)) return { kind: "order", reference: hash ?? named ?? null }
  if (DELIVERY.test(text)) return { kind: "delivery" }
  const query = text
    .replace(FILLER, " ")
    .replace(/[?!.,;:"]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
  return query ? { kind: "products", query } : { kind: "greeting" }
}
