/** Items to return in returns, claims and exchanges. */
export const returnItems = {
  title: "Items to return",
  none: {
    title: "No items to return",
    text: "Only fulfilled items that aren’t already being returned appear here.",
  },
  quantity: "Quantity of {title} to return",
  back: "{count, number} to return",
  most: "{count, plural, one {Only # item can be returned} other {Only # items can be returned}}",
  reason: "Reason",
  oneReason: "One reason per item and return. If the others have another reason, request a second return for them.",
  noReason: "No reason",
  note: "Note for the team",
  arrival: "Return location",
  location: "Location",
  chooseLocation: "Choose a location",
  shipping: "Return shipping",
  request: {
    title: "Return for order #{number}",
    confirm: "{count, plural, =0 {Request return} one {Request return of # item} other {Request return of # items}}",
    consequence:
      "The customer gets an email if the server is set up to send it. Stock doesn’t change until the items are received.",
    receive: "Request and receive",
    locationFirst: "Choose a location first",
    done: "Return for order #{number} requested",
  },
} as const
