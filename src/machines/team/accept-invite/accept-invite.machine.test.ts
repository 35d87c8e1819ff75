import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { createAdminSdk } from "#sdk/admin.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { fetchOf, openLiveShop } from "#tests/support/live-shop.ts"
import { createAcceptInviteMachine } from "./accept-invite.machine.ts"
import { hasActor, readInvite, readToken } from "./accept-invite.rules.ts"

const shop = await openLiveShop()
const { invite: invites, user } = shop.admin.admin
const EMAIL = "kim@example.com"
const { invite } = await invites.create({ body: { email: EMAIL } })
const world = shop.backend.db.export()
const visitor = createAdminSdk({
  baseUrl: "http://shop.test",
  fetch: fetchOf(shop.backend),
  retries: 0,
  auth: { storage: "memory" },
})
const machine = createAcceptInviteMachine(visitor)
const coverage = new Coverage(machine)
const kim = { password: "a-long-secret", firstName: "Kim", lastName: "Young" }

beforeEach(async () => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
  await visitor.client.storage.clear()
})

function begin(token = invite.token, now = Date.now()) {
  const actor = createActor(machine, { input: { token, now }, inspect: coverage.inspect })
  actor.start()
  return actor
}
type Actor = ReturnType<typeof begin>
const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
async function accept(actor: Actor, member = kim, times = 1) {
  for (let i = 0; i < times; i++) actor.send({ type: "invite.accept", member })
  await rest(actor)
  return actor.getSnapshot()
}
const team = async () => (await user.list()).users.map(({ email }) => email)

describe("accepting an invitation", () => {
  it("signs in a new member once, however often the form is submitted", async () => {
    const actor = begin()
    expect(actor.getSnapshot().value).toBe("form")
    expect(actor.getSnapshot().context.email).toBe(EMAIL)
    const { output } = await accept(actor, kim, 3)
    expect(output).toMatchObject({ outcome: "joined" })
    const { user: me } = await visitor.admin.user.me()
    expect(me).toMatchObject({ email: EMAIL, first_name: "Kim", last_name: "Young" })
    expect((await invites.list()).count).toBe(0)
    expect(output?.outcome === "joined" && hasActor(output.login)).toBe(true)
  })

  it.each(["", "nonsense", "a.b.c", `${invite.token.split(".")[0]}.e30.x`])(
    "reports %j as an invalid link",
    (token) => {
      expect(begin(token).getSnapshot().output).toEqual({ outcome: "wrong" })
    },
  )

  it("reports an expired link", () => {
    expect(begin(invite.token, readInvite(invite.token)?.expiresAt).getSnapshot().output).toEqual({
      outcome: "expired",
    })
  })

  it("reports a replaced or withdrawn link as used", async () => {
    await invites.resend({ id: invite.id })
    expect((await accept(begin())).output).toEqual({ outcome: "used" })
    expect(await team()).not.toContain(EMAIL)
  })

  it("continues with a new link after the old one failed with the login already created", async () => {
    const { invite: fresh } = await invites.resend({ id: invite.id })
    await accept(begin())
    await visitor.client.storage.clear()
    expect((await accept(begin(fresh.token))).output).toMatchObject({ outcome: "joined" })
  })

  it("rejects a different password for an existing login, and accepts the right one", async () => {
    await invites.resend({ id: invite.id })
    const { invite: fresh } = await invites.retrieve({ id: invite.id })
    await accept(begin())
    await visitor.client.storage.clear()
    const actor = begin(fresh.token)
    const { error } = (await accept(actor, { ...kim, password: "another-secret" })).context
    expect(error).toMatchObject({ status: 401 })
    expect((await accept(actor)).output).toMatchObject({ outcome: "joined" })
  })

  it.each([
    ["/auth/:actor/:provider/register", "before"],
    ["/auth/:actor/:provider/register", "after"],
    ["/admin/invites/accept", "before"],
    ["/admin/invites/accept", "after"],
    ["/auth/:actor/:provider", "before"],
  ] as const)(
    "keeps the form when %s loses its connection %s the request is processed, and joins once on retry",
    async (path, drop) => {
      shop.backend.faults.set([{ method: "POST", path, drop, times: 1 }])
      const actor = begin()
      const cut = await accept(actor)
      expect(cut.value).toBe("form")
      expect(cut.context).toMatchObject({ member: kim, error: { kind: "network" } })
      expect((await accept(actor)).output).toMatchObject({ outcome: "joined" })
      expect((await team()).filter((email) => email === EMAIL)).toHaveLength(1)
    },
  )

  it("reads only well-formed tokens", () => {
    expect(readToken("x.e30.y")).toEqual({})
    expect(readToken("x.MQ.y")).toBeNull()
    expect(hasActor("")).toBe(false)
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
})
