/** Orders of guests: the link that opens one, and the page that asks for it. */
export const track = {
  title: "Track an order",
  text: "Enter the link of your order, or its reference. You don’t need an account.",
  field: "Order link or reference",
  hint: "The order reference starts with “order_” and is at the end of the link. The order number isn’t enough.",
  invalid: "Enter the order’s link or its reference, which starts with “order_”.",
  submit: "Show order",
  where: "Where do I find the link and the reference?",
  confirmation: "They’re on the confirmation page that was shown after you placed the order. You can copy them there.",
  device: "You ordered on this device in this visit:",
  last: "Show your latest order",
  account: "Did you order with an account?",
  signIn: "Sign in to see your orders",
  lost: "Have you lost the link? Contact us with your order number and email address.",
  contact: "Contact",
  notFound: "Order not found",
  notFoundText: "Check that the link is complete. It ends with the order’s reference, not its number.",
  keep: "Keep this link",
  keepText:
    "It opens this order at any time without signing in, and lets you request a return. Anyone who has the link can see the order, so don’t share it.",
  copy: "Copy link",
  reference: "Order reference",
} as const
