/** The forms of payment providers, and the page that shoppers return to from a provider's page. */
export const paymentForm = {
  label: "Payment details",
  loading: "Loading the payment form…",
  confirmed: {
    title: "Your payment is confirmed",
    text: "Your order hasn’t been placed yet. Check it and place it; you won’t be charged again.",
  },
  refused: {
    title: "Your payment didn’t go through",
    text: "You haven’t been charged. Check your details or use another payment method.",
    unknown: "The payment service couldn’t be reached. It’s safe to try again; you won’t be charged twice.",
  },
  replaced: {
    title: "Enter your payment details again",
    text: "The change started a new payment, with an empty form. You haven’t been charged.",
  },
  slow: {
    title: "The payment form is taking longer than usual",
    text: "You can keep waiting or use another payment method. Your order is saved.",
  },
  failed: {
    title: "Couldn’t load the payment form",
    text: "Your network or an ad blocker may be blocking it. Nothing was charged.",
  },
  express: {
    label: "Pay with a wallet",
    paying: "Placing your order…",
    changed: {
      title: "Your cart has changed",
      text: "Nothing was ordered or charged. Check the total and pay again.",
    },
    country: {
      title: "Not available in this country: {country}",
      text: "Nothing was ordered or charged. Use another address, or choose another country in the store.",
    },
    shipping: {
      title: "There’s no shipping method for this address",
      text: "Nothing was ordered or charged. Use another address.",
    },
    details: {
      title: "Your wallet didn’t provide an email or billing address",
      text: "Nothing was ordered or charged. Use the checkout to enter them.",
    },
    unrestored: {
      title: "Couldn’t restore your cart",
      text: "It still has your wallet’s address. Nothing was ordered or charged. We’ll try again in a moment.",
    },
    error: {
      title: "Couldn’t complete your payment",
      text: "Nothing was ordered or charged. Try again, or use the checkout.",
    },
  },
  other: "Use another payment method",
  back: {
    title: "Returning from your payment",
    checking: "Checking your payment…",
    changed: {
      title: "Your cart has changed since you paid",
      text: "Your order hasn’t been placed, and that payment won’t be used. Check your cart and pay again.",
      action: "Continue to checkout",
    },
    earlier: {
      title: "This payment is for an earlier cart",
      text: "That cart wasn’t ordered, and you’ve started another one since. Nothing of your new cart was ordered or charged.",
      action: "View cart",
    },
    missing: {
      title: "This payment link has expired",
      text: "If your order went through, you’ll find the confirmation in your email. Otherwise nothing was ordered.",
      action: "Continue shopping",
    },
    failed: {
      title: "Couldn’t check your payment",
      text: "Try again in a moment. You won’t be charged twice.",
    },
  },
} as const
