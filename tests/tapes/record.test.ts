import { expect, it } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { Caller } from "./caller.ts"
import { readScript } from "./script.ts"
import { describeDifference, Player, record } from "./tape.ts"

const url = "http://localhost:9000"
const newServer = () => createBackend({ scenario: "empty", onBug: () => {} }).fetch

it("records tapes that the same server replays without a difference, and another server doesn't", async () => {
  const caller = new Caller(newServer(), url)
  const setup = await record(caller, readScript("flows", "setup"))
  const tape = await record(caller, readScript("flows", "return"))
  expect(tape.steps.map(({ status }) => status)).toContain(200)

  const player = new Player(newServer(), url)
  expect(await player.play(setup)).toEqual([])
  expect(await player.play(tape)).toEqual([])

  const server = newServer()
  const other = new Player(async (request) => {
    const response = await server(request)
    return request.url.includes("/store/carts") ? Response.json({ message: "gone" }, { status: 410 }) : response
  }, url)
  await other.play(setup)
  expect((await other.play(tape)).map(describeDifference)).toEqual([
    expect.stringContaining("expected 200, got 410"),
    expect.stringContaining("can't be sent: there was no cart.id in the response to return#0"),
  ])
})
