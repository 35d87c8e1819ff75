import type { Tone } from "#ui/tone.ts"

/** Texts of the component gallery: not for users, so not translated. Long German words are intentional. */
export const text = {
  title: "Components",
  intro: "Every component in its states. Look at it in both themes, at 390, 768 and 1280 pixels.",
  buttons: "Buttons",
  fields: "Fields",
  choices: "Choices",
  feedback: "Feedback",
  list: "List",
  details: "Details",
  overlays: "Overlays",
  type: "Type and colour",
  save: "Save changes",
  add: "Add product",
  remove: "Delete",
  more: "More",
  edit: "Edit",
  open: "Open",
  reason: "Choose at least one item first",
  secondary: "Secondary",
  quiet: "Quiet",
  working: "Working",
  primary: "Primary",
  below: "Reason below",
  email: "E-mail",
  emailHint: "We only write about this order.",
  emailError: "An e-mail address has an @ in it, for example ana@example.com.",
  name: "Name",
  emailExample: "ana@example.com",
  company: "Company",
  companyExample: "Nordlicht GmbH",
  price: "Price",
  perUnit: "per piece",
  note: "Note for the Donaudampfschifffahrtsgesellschaft",
  country: "Country",
  choose: "Choose a country",
  quantity: "Quantity",
  atMost: "Only 3 are left in stock",
  terms: "Notify the customer by e-mail",
  termsHint: "They get the new total and a link to pay.",
  active: "Visible in the shop",
  activeHint: "Counts at once.",
  delivery: "Delivery",
  product: "Product",
  products: "Products",
  find: "Find a product",
  search: "Search orders",
  payLink: "Payment link",
  orders: "Orders",
  order: "Order",
  customer: "Customer",
  date: "Date",
  payment: "Payment",
  total: "Total",
  items: "Items",
  none: "No orders match these filters",
  noneText: "Remove a filter, or look at another time.",
  clear: "Clear filters",
  facts: "Order details",
  summary: "Summary",
  history: "History",
  dialog: "Open dialog",
  confirm: "Delete product",
  confirmTitle: "Delete “Merino crewneck”?",
  confirmText: "Its 12 variants and their prices go with it. Orders keep what they contain.",
  drawer: "Open drawer",
  toast: "Show toast",
  toastTitle: "Order #1042 was updated",
  undo: "Undo",
  saved: "Saved",
  idea: "Popover",
  overview: "Overview",
  guided: "Open the guided layout",
  tabs: "Views",
  progress: "Packed",
  progressText: "3 of 8",
  disclosure: "Delivery and returns",
  lorem: "Sent within two working days. Returns are free for 30 days, in the original packaging.",
  skeletons: "On its way",
  kbd: "Ctrl",
} as const

export const banners: readonly { tone: Tone; title: string; text: string; action?: string }[] = [
  {
    tone: "progress",
    title: "This order is being edited",
    text: "Ana began an edit 5 minutes ago. Nothing has changed yet.",
    action: "Continue the edit",
  },
  { tone: "done", title: "Payment of €128.40 captured", text: "The customer gets a receipt." },
  {
    tone: "waiting",
    title: "€12.00 still to pay",
    text: "The order is confirmed; send the payment link to the customer.",
    action: "Copy link",
  },
  {
    tone: "refused",
    title: "The card was declined",
    text: "Nothing was charged, and everything you typed is still here. Try another card.",
    action: "Choose another way",
  },
]

export const statuses: readonly { tone: Tone; word: string }[] = [
  { tone: "done", word: "Paid" },
  { tone: "waiting", word: "Awaiting payment" },
  { tone: "refused", word: "Overdue" },
  { tone: "progress", word: "In transit" },
  { tone: "inactive", word: "Canceled" },
]

export interface SampleOrder {
  id: string
  number: number
  customer: string
  at: string
  status: number
  items: number
  total: number
}

const people = [
  "Ana Lindqvist",
  "Maximilian von Hohenlohe-Schillingsfürst",
  "Jo Wu",
  "Priya Raman",
  "Noël Dubois",
  "Kai Nakamura",
]

export const orders: readonly SampleOrder[] = Array.from({ length: 8 }, (_, index) => ({
  id: `order_01J8Z${index}Q4T0000000000000000`,
  number: 1042 - index,
  customer: people[index % people.length] ?? "",
  at: new Date(Date.now() - index ** 3 * 3_600_000).toISOString(),
  status: index % statuses.length,
  items: (index % 4) + 1,
  total: index === 1 ? 1_234_567.89 : 24 + index * 31.35,
}))

export const countries = [
  { value: "de", label: "Deutschland" },
  { value: "fr", label: "France" },
  { value: "gb", label: "United Kingdom" },
]

export const productChoices = ["Merino crewneck", "Linen shirt", "Oak desk lamp", "Enamel mug", "Wool blanket"].map(
  (label, index) => ({ value: `prod_${index}`, label, description: `FM-10${index}` }),
)

export const deliveries = [
  { value: "standard", label: "Standard", description: "Wednesday to Friday", aside: "€4.90" },
  { value: "express", label: "Express", description: "Tomorrow before noon", aside: "€12.00" },
  {
    value: "pickup",
    label: "Pick up",
    description: "At the shop in Hamburg",
    aside: "Free",
    disabledReason: "Not possible for furniture",
  },
] as const

export const steps = [
  { id: "items", label: "Items", note: "2 items", state: "done" },
  { id: "shipping", label: "Return shipping", note: "DHL, €4.90", state: "done" },
  { id: "refund", label: "Refund", state: "current" },
  { id: "review", label: "Review and request", state: "upcoming" },
] as const
