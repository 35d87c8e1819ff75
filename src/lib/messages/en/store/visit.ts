export const visit = {
  signedInAs: "You’re now signed in as {email}",
  signedInElse: "Someone else is signed in now",
  signedOut: "You’re signed out",
  nothingSaved: "Nothing was saved.",
  joined:
    "{count, plural, one {# item from your earlier cart was added to this one} other {# items from your earlier cart were added to this one}}",
  signIn: "Sign in",
  continueShopping: "Continue shopping",
  orderText:
    "This page belonged to the previous visitor. Open the link in the confirmation email to see the order again.",
  placedText: "You were signed out in the meantime. Sign in to see your order.",
  cartText: "Your cart is kept for you. Sign in again to continue.",
} as const
