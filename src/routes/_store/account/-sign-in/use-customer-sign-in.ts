import { useQueryClient } from "@tanstack/react-query"
import { openLogin } from "#routes/_store/-api/client.ts"
import { signInWith } from "#routes/_store/-customer/session.ts"
import { previousCustomer, visit } from "#routes/_store/-visit/visit.ts"
import { type ProviderReturn, useSignIn } from "#routes/-app/sign-in/use-sign-in.ts"
import { usePageNavigate } from "#routes/-app/use-page-navigate.ts"
import { HOME, storePath } from "./sign-in-search.ts"

interface CustomerSignIn {
  /** Page to open afterwards; the account's if it is missing. */
  readonly next: string | undefined
  readonly returned?: ProviderReturn
  readonly onSignedIn?: () => void
}

/** Runs the sign-in of a customer, and then opens the requested page. */
export function useCustomerSignIn({ next = "", returned, onSignedIn }: CustomerSignIn) {
  const navigate = usePageNavigate()
  const client = useQueryClient()
  return useSignIn({
    actorType: "customer",
    createSdk: openLogin,
    enter: (token) => signInWith(client, token),
    visitItem: "customerSignIn",
    path: "/account/login",
    to: next,
    returned,
    onSignedIn: (to) => {
      onSignedIn?.()
      // The requested page was another customer's, so it isn't opened for this one.
      const before = previousCustomer()
      const page = before === undefined || before === visit().owner ? (storePath(to) ?? HOME) : HOME
      // The address with the provider's code doesn't stay in the history.
      void navigate({ href: page, replace: returned !== undefined })
    },
  })
}
