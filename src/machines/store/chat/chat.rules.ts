/** The shopper's intent, recognized from an English or German message. */
export type Intent =
  | { readonly kind: "greeting" }
  /** `reference` is the order's id or number, if the message contains one. */
  | { readonly kind: "order"; readonly reference: string | null }
  | { readonly kind: "returns" }
  | { readonly kind: "delivery" }
  | { readonly kind: "person" }
  /** `most`: the highest price in major units, if the message names one. */
  | { readonly kind: "products"; readonly query: string; readonly most?: number }

const ORDER_ID = /\border_([0-9A-Za-z]+)\b/i
const NUMBER = /#\s?(\d+)|\b(?:order|bestellung)(?:\s+(?:number|no\.?|nr\.?|nummer))?\s+(\d+)\b/i
const PERSON = /\b(human|person|agent|somebody|someone|talk|speak|mitarbeiter\w*|mensch\w*|jemand\w*|sprechen|reden)\b/i
const RETURNS = /\b(return|returns|send back|refund|umtausch\w*|zurück\w*|retoure\w*|rücksend\w*|erstatt\w*)\b/i
const ORDER = /\b(order|orders|parcel|package|tracking|where is|bestellung\w*|paket\w*|sendung\w*|lieferstatus)\b/i
const DELIVERY = /\b(delivery|deliver|shipping|ship|versand\w*|lieferung\w*|liefer\w*|porto)\b/i
const GREETING = /^\W*(hi|hello|hey|hallo|moin|servus|good (morning|day|evening)|guten (tag|morgen|abend))\W*$/i
/** Filler words removed from a product query. */
const FILLER =
  /(?<![a-zäöüß])(do you have|have you got|i am looking for|i'm looking for|looking for|show me|show|find|search|i need|i want|please|any|a|an|the|some|habt ihr|haben sie|gibt es|ich suche|suche|zeig mir|zeige|ich brauche|ich möchte|bitte|ein|eine|einen|einem|einer|eines|den|die|das|der|something|for|in|with|is|are|available|etwas|für|mit|im|verfügbar|erhältlich)(?![a-zäöüß])/gi
const PRICE =
  /(?:\b(?:under|below|less than|up to|max|unter|bis(?: zu)?|weniger als)|höchstens)\s*[€$£]?\s*(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)\s*(?:[€$£]|(?:euros?|eur|dollars?|usd|pounds?|gbp)\b)?/i
/** Endings of German adjectives: the catalog has "warm" where a shopper writes "warmes". */
const ENDING = /(?<=\p{L}{4})e[mnrs]?$/u
const MAX_WORDS = 4

/** The words of a query to search for one by one if nothing is found for all of them. */
export function wordsOf(query: string): string[] {
  const words = query
    .toLowerCase()
    .split(" ")
    .filter((word) => word.length > 2)
  return [...new Set(words.map((word) => word.replace(ENDING, "")))].slice(0, MAX_WORDS)
}

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
  const [, whole, cents = "0"] = PRICE.exec(text) ?? []
  const query = text
    .replace(PRICE, " ")
    .replace(FILLER, " ")
    .replace(/[?!.,;:"]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
  if (whole !== undefined) return { kind: "products", query, most: Number(`${whole.replace(/[.,]/g, "")}.${cents}`) }
  return query ? { kind: "products", query } : { kind: "greeting" }
}
