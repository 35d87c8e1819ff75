/** Texts of the links to an order's pages in the store. */
export const customerLinks = {
  title: "Links for the customer",
  text: "Copy a link to a page of your store and send it to the customer.",
  copy: "Copy link",
  confirmation: {
    name: "Order confirmation",
    text: "Shows items, addresses, totals and status. Anyone who has the link sees them, without signing in.",
  },
  return: {
    name: "Return",
    text: "The customer chooses items to return. Opens for the account of {email}; others are asked to sign in.",
    guest: "The customer chooses items to return. Anyone who has the link can open it, without signing in.",
    none: "The store has no return shipping for this order, because it was a draft. Create the return here.",
  },
  payment: {
    name: "Payment of {amount}",
    text: "Shows the amount due and asks how the customer wants to pay. Anyone who has the link can open it.",
    needed: "{amount} is due. To get a link, first create a payment request for this amount.",
    create: "Create payment request",
    created: "Payment request created",
    authorized: "The amount due is authorized already. Capture it instead.",
    none: "Nothing is due, so there is nothing to pay.",
    noneName: "Payment",
  },
  transfer: {
    name: "Transfer to an account",
    text: "A customer who is signed in asks for this order. {email} gets a message and has to agree.",
  },
  answer: {
    name: "Answer to the transfer",
    text: "Shows who asked for the order. Anyone who has the link can accept or decline; send it only to {email}.",
  },
} as const
