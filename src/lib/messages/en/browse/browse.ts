export const browse = {
  notify: {
    text: "We can remember this product in this browser and show you here when it’s back. No email is sent.",
    action: "Notify me",
    saved: "Saved in this browser. We’ll show it here on a later visit when it’s back in stock. No email is sent.",
    notStored:
      "Your browser doesn’t keep data for this site, so we’ll forget it when you close the page. No email is sent.",
    stop: "Don’t notify me",
  },
  restocked: {
    title: "Back in stock",
    close: "Close and forget",
  },
  shipping: {
    noCart: "Shipping methods and prices depend on your cart. They’re shown once you’ve added something.",
    ofCart: "For your cart as it is now. The checkout shows the final price.",
    none: "There’s no shipping method for your cart and country.",
    failed: "Couldn’t load the shipping methods. The checkout shows them.",
    loading: "Loading shipping methods…",
    later: "Calculated at checkout",
  },
  quickAdd: {
    failed: "Couldn’t load this product. Open its page instead.",
    open: "Open product page",
    loading: "Loading options…",
  },
  recent: {
    title: "Recently viewed",
    clear: "Clear list",
  },
  wishlist: {
    title: "Wishlist",
    count: "{count, plural, =0 {No products} one {# product} other {# products}}",
    guest: "Kept in this browser. Sign in to have it on all your devices.",
    notStored:
      "Your browser doesn’t keep data for this site, so we’ll forget the list when you close the page. Sign in to keep it.",
    signIn: "Sign in",
    unsaved: "Not saved to your account yet. It’s kept in this browser, and we’ll try again.",
    gone: "{count, plural, one {# saved product is} other {# saved products are}} no longer sold.",
    forget: "Remove from the list",
    failed: {
      title: "Couldn’t load your wishlist",
      text: "Nothing was lost. Check your connection and try again.",
    },
    empty: {
      title: "Nothing saved yet",
      text: "Products you save with the heart will appear here.",
      action: "Browse products",
    },
  },
} as const
