import { createSignInMachine } from "#machines/session/sign-in.machine.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { addSignIns, codeNow, SECURE, UNVERIFIED, verifyAddress } from "#tests/support/sign-in-shop.ts"
import { flow } from "./flow.ts"
import { type Case, failureMatrix } from "./matrix.ts"

/** Sign-ins by password, with a second factor and with a verified address. */
const { shop, wire, admin, store, world } = await openBreakableShop()
const { db } = shop.backend
addSignIns(db)

let token = ""
const machine = createSignInMachine({ auth: admin.auth, store: store.store }, async (next) => {
  token = next
})
const outside = () => (token === "" ? "signed out" : "signed in")
const prepare = () => {
  token = ""
}
const user = { machine, input: { actorType: "user" as const }, prepare, outside }
const cases: Case[] = [
  flow(machine)({
    ...user,
    title: "signIn with a password",
    steps: [{ name: "signs in", events: () => [{ type: "login.submit", login: ADMIN }] }],
  }),
  flow(machine)({
    ...user,
    title: "signIn with a second factor",
    // After a lost response to the code, the sign-in starts over.
    recover: (snapshot) =>
      snapshot.matches("form") || snapshot.context.wasCodeLost
        ? [{ type: "login.restart" }, { type: "login.submit", login: SECURE }]
        : [],
    steps: [
      { name: "submits the password", events: () => [{ type: "login.submit", login: SECURE }] },
      { name: "enters the code", events: () => [{ type: "code.submit", code: codeNow(db) }] },
    ],
  }),
  flow(machine)({
    ...user,
    input: { actorType: "customer" },
    title: "signIn with an unverified address",
    recover: (snapshot) => (snapshot.matches("form") ? [{ type: "login.submit", login: UNVERIFIED }] : []),
    steps: [
      { name: "submits the password", events: () => [{ type: "login.submit", login: UNVERIFIED }] },
      { name: "requests a link", events: () => [{ type: "verification.request" }] },
      { name: "signs in", before: () => verifyAddress(db), events: () => [{ type: "verification.check" }] },
    ],
  }),
].map((each) => ({ flow: each, world: world() }))

failureMatrix("sign-in", shop, wire, cases)
