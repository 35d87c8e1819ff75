import { execFileSync, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { setTimeout } from "node:timers/promises"

export interface MockProcess {
  readonly url: string
  /** Milliseconds from starting the command to the first response. */
  readonly start: number
  /** Resolves with the chunks after the last byte of the response; the body isn't parsed. */
  ask(method: "GET" | "POST", path: string, body?: object): Promise<readonly Buffer[]>
  call<T>(method: "GET" | "POST", path: string, body?: object): Promise<T>
  /** Resident memory of the process, in megabytes. */
  memory(): number
  /** CPU time of its main thread in milliseconds; undefined where the system doesn't provide it. */
  cpuTime(): number | undefined
  /** Resolves when the process does nothing: after its start it prepares search indexes between requests. */
  idle(): Promise<void>
  stop(): void
}

/** Milliseconds of CPU time per check below which a process counts as idle. */
const IDLE = 10
/** Milliseconds between two checks. */
const CHECK = 500
/** Milliseconds to wait where the system doesn't provide CPU times. */
const UNKNOWN = 10_000

/** The same key in every scenario. */
const KEY = `pk_${"0123456789abcdef".repeat(4)}`
const LOGIN = { email: "admin@example.com", password: "supersecret" }

/** Starts `npm run mock` in its own process, with a client that keeps its connection alive. */
export async function startMock(scenario = "default"): Promise<MockProcess> {
  const begin = performance.now()
  const child = spawn(process.execPath, ["scripts/mock.mjs", "--port", "0", "--scenario", scenario], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const stop = () => {
    agent.destroy()
    child.kill()
  }
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the mock server exited with code ${code}`)))
    child.stdout.on("data", (chunk: Buffer) => {
      const found = /http:\S+/.exec(chunk.toString())?.[0]
      if (found) resolve(found)
    })
  })
  let token: string | undefined
  const ask: MockProcess["ask"] = (method, path, body) => {
    const headers: Record<string, string> = { "content-type": "application/json", "x-publishable-api-key": KEY }
    if (token && path.startsWith("/admin/")) headers.authorization = `Bearer ${token}`
    return exchange(agent, method, url + path, headers, body)
  }
  const call = async <T>(...args: Parameters<typeof ask>): Promise<T> =>
    JSON.parse(Buffer.concat(await ask(...args)).toString()) as T
  token = (await call<{ token: string }>("POST", "/auth/user/emailpass", LOGIN)).token
  const start = performance.now() - begin
  const pid = child.pid ?? 0
  const cpuTime = () => cpuTimeOf(pid)
  return { url, start, ask, call, stop, memory: () => residentMegabytes(pid), cpuTime, idle: () => idle(cpuTime) }
}

async function idle(cpuTime: () => number | undefined): Promise<void> {
  for (let before = cpuTime(); ; before = cpuTime()) {
    await setTimeout(before === undefined ? UNKNOWN : CHECK)
    const now = cpuTime()
    if (now === undefined || before === undefined || now - before < IDLE) return
  }
}

function exchange(
  agent: Agent,
  method: string,
  url: string,
  headers: Record<string, string>,
  body: object | undefined,
): Promise<readonly Buffer[]> {
  return new Promise((resolve, reject) => {
    const args = request(url, { method, agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("end", () => {
        if ((answer.statusCode ?? 0) < 300) resolve(chunks)
        else reject(new Error(`${method} ${url}: ${answer.statusCode} ${Buffer.concat(chunks)}`))
      })
    })
    args.on("error", reject)
    args.end(body ? JSON.stringify(body) : undefined)
  })
}

/** CPU time of the main thread of a process in milliseconds; undefined where the system doesn't provide it. */
function cpuTimeOf(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6
}

function residentMegabytes(pid: number): number {
  if (process.platform === "linux") {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))
    return Number(line?.[1]) / 1000
  }
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1000
}
