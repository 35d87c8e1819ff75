import { createSignInMachine } from "#machines/session/sign-in.machine.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import {
  addSignIns,
  codeNow,
  RETURN,
  SECURE,
  STRANGER,
  UNVERIFIED,
  verifyAddress,
} from "#tests/support/sign-in-shop.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { db } = shop.shop.backend
addSignIns(db)

/** Entering reads from the server, as in the storefront, so that it can fail. */
const enter = () => shop.admin.auth.listProviders({ actor_type: "user" })
const machine = createSignInMachine({ auth: shop.admin.auth, store: shop.store.store }, enter)

walkEveryBranch(
  shop,
  walk(machine)({
    world: shop.world(),
    inputs: { "an administrator": { actorType: "user" }, "a customer": { actorType: "customer" } },
    detail: ({ context }) => context.actorType,
    conditions: {
      "the link is opened": () => verifyAddress(db),
      "the time runs out": () => {
        for (const { id } of db.tables.authMfaChallenge.all()) db.tables.authMfaChallenge.erase(id)
      },
    },
    events: {
      submit: () => ({ type: "login.submit", login: ADMIN }),
      "submit a login with a second factor": () => ({ type: "login.submit", login: SECURE }),
      "submit a login without a user": () => ({ type: "login.submit", login: STRANGER }),
      "submit a login with an unverified address": () => ({ type: "login.submit", login: UNVERIFIED }),
      "choose the provider": () => ({
        type: "provider.choose",
        provider: "demo",
        callbackUrl: "http://localhost/admin/login/demo",
      }),
      "return from the provider": () => ({ type: "provider.return", ...RETURN }),
      "leave the provider": () => ({ type: "provider.stop", problem: null }),
      retry: () => ({ type: "login.retry" }),
      "enter the code": () => ({ type: "code.submit", code: codeNow(db) }),
      "use a recovery code": () => ({ type: "code.method", method: "recovery_code" }),
      "request a link": () => ({ type: "verification.request" }),
      "check the link": () => ({ type: "verification.check" }),
      "create the account": () => ({
        type: "account.create",
        person: { email: "robin@example.com", first_name: "Robin", last_name: "Field" },
      }),
      restart: () => ({ type: "login.restart" }),
      "sign in in another tab": () => ({ type: "login.stored" }),
    },
  }),
)
