import { useQueryClient } from "@tanstack/react-query"
import { type ProviderReturn, useSignIn } from "#app/sign-in/use-sign-in.ts"
import { openLogin } from "#store/api/client.ts"
import { previousCustomer, visit } from "#store/visit/visit.ts"
import { HOME, storePath } from "./sign-in-search.ts"
import { useContinue } from "./use-continue.ts"

interface CustomerSignIn {
  /** Page to open afterwards; the account's if it is missing. */
  readonly next: string | undefined
  readonly returned?: ProviderReturn
  readonly onSignedIn?: () => void
}

/** Runs the sign-in of a customer, and then opens the requested page. */
export function useCustomerSignIn({ next = "", returned, onSignedIn }: CustomerSignIn) {
  const openPage = useContinue(next)
  const client = useQueryClient()
  return useSignIn({
    actorType: "customer",
    createSdk: openLogin,
    enter: async (token) => (await import("#store/account/session.ts")).signInWith(client, token),
    visitItem: "customerSignIn",
    path: "/account/login",
    to: next,
    returned,
    onSignedIn: (to) => {
      onSignedIn?.()
      // The requested page was another customer's, so it isn't opened for this one.
      const before = previousCustomer()
      openPage(before === undefined || before === visit().owner ? (storePath(to) ?? HOME) : HOME)
    },
  })
}
