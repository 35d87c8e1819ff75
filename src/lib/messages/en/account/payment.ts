/** Page of the store where a customer pays an amount due. */
export const payment = {
  title: "Pay for order {number}",
  text: "An amount of this order isn’t paid yet.",
  due: "Amount due",
  total: "Order total",
  heading: "How would you like to pay?",
  invoiceHint: "We send you an invoice. Nothing is charged today.",
  confirm: "Confirm payment method",
  continue: "Continue to payment",
  pay: "Pay {amount}",
  received: "We’re waiting for confirmation of your payment. You can close this page. You won’t be charged again.",
  replaced: {
    title: "The payment has changed",
    text: "It was changed in another tab or by the store. You haven’t been charged. Check the amount and pay again.",
  },
  failed: "Couldn’t save your payment method",
  failedText: "You haven’t been charged. It’s safe to try again.",
  none: {
    title: "No payment method available",
    text: "Contact us and we’ll find a solution.",
    failed: "Couldn’t load the payment methods",
    retry: "Try again",
  },
  chosen: {
    title: "Payment method saved",
    invoice: "You pay {amount} by invoice. There’s nothing else to do here.",
    other: "You chose “{method}” for {amount}. The payment isn’t confirmed yet.",
    change: "Change payment method",
  },
  paid: { title: "Nothing to pay", text: "Order {number} has no amount due right now." },
  changed: {
    title: "The amount due has changed",
    text: "Ask us for a new payment link for order {number}.",
  },
  changedText: "Check the new amount, then confirm again.",
  order: "View order",
} as const
