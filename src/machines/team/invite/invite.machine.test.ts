import { describe, expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { taskSuite } from "#tests/support/task-suite.ts"
import { createInviteMachine, type InviteTask } from "./invite.machine.ts"
import { isExpired, whyNotInvite } from "./invite.rules.ts"

const shop = await openLiveShop()
const { invite: invites, user } = shop.admin.admin
const create: InviteTask = { type: "create", email: "kim@example.com" }

async function read() {
  const [found] = (await invites.list()).invites.filter(({ email }) => email === create.email)
  if (!found) throw new Error("there is no invitation")
  return found
}
const resend = (id: string): InviteTask => ({ type: "resend", id, email: create.email })
const gone = (id: string): InviteTask => ({ type: "delete", id, email: create.email })

describe("team invitations", () => {
  const { act } = taskSuite(shop, createInviteMachine(shop.admin), () => create, "/admin/invites")

  it("invites an address once", async () => {
    const { users } = await user.list()
    expect(whyNotInvite(create.email, users, [])).toBeUndefined()
    await act(create)
    expect(whyNotInvite(" KIM@example.com", users, (await invites.list()).invites)).toBe("invited")
    expect((await act(create)).error).toMatchObject({ status: 400, type: "invalid_data" })
  })

  it("replaces the link when an invitation is resent", async () => {
    await act(create)
    const before = await read()
    expect((await act(resend(before.id))).error).toBeNull()
    const after = await read()
    expect(after.id).toBe(before.id)
    expect(after.token).not.toBe(before.token)
    expect((await act(resend("invite_unknown"))).error).toMatchObject({ status: 400 })
  })

  it("deletes an invitation, even when it is already deleted", async () => {
    await act(create)
    const { id } = await read()
    expect((await act(gone(id))).error).toBeNull()
    await expect(read()).rejects.toThrow("there is no invitation")
    expect((await act(gone(id))).error).toBeNull()
  })

  it("detects an expired invitation", async () => {
    await act(create)
    const invite = await read()
    expect(isExpired(invite)).toBe(false)
    expect(isExpired(invite, Date.parse(invite.expires_at))).toBe(true)
  })

  it("rejects members and invalid addresses", async () => {
    const { users } = await user.list()
    expect(whyNotInvite("  ", users, [])).toBe("noEmail")
    expect(whyNotInvite("kim", users, [])).toBe("notEmail")
    expect(whyNotInvite(String(users[0]?.email), users, [])).toBe("member")
    const again: InviteTask = { type: "create", email: String(users[0]?.email) }
    expect((await act(again)).error).toMatchObject({ status: 400 })
  })
})
