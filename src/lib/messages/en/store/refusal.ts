/** Reasons for which the server refused a request, each with what to do next. The caller says what is safe. */
export const refusal = {
  email: "This email address isn’t valid. Check its spelling.",
  country: "Your cart’s prices don’t apply in this country. Choose the country under “Ship to” first.",
  stock: "There isn’t enough stock. Choose a smaller quantity.",
  shipping: "This shipping method isn’t available for your cart. Choose another one.",
  price: "An item isn’t sold in your currency. Choose another item or country.",
  gone: "An item is no longer sold. Choose another one.",
  payment: "The payment method needs to be chosen again.",
  promotionUsedUp: "A promotion has been used up. Remove its code, then try again.",
  promotionNeedsCustomer: "An offer in your cart is limited per customer. Sign in, then try again.",
  code: "The promotion code isn’t valid. Check its spelling.",
  ordered: "This cart was already ordered. You’ll find the order in your account or your email.",
  openChange:
    "The order is being changed at the moment, for example moved to another account. Answer the email about that first, or contact us.",
  signIn: "You’ve been signed out. Sign in again.",
  taken: "There’s already an account with this email address. Sign in instead.",
  link: "The link is no longer valid. Request a new one.",
  return: "The items can’t be returned as chosen. Check the quantities.",
  busy: "There were too many requests. Wait a moment, then try again.",
  missing: "It’s no longer available. Reload the page to see what is available.",
  other: "The store couldn’t accept this. Check your input and try again, or contact us.",
} as const
