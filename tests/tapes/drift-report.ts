import type { Difference } from "./tape.ts"

/** Differences between a server and the tapes, by operation. */
export class DriftReport {
  readonly #operations: readonly (readonly [name: string, pattern: RegExp])[]
  /** Numbers of steps by operation and difference. */
  readonly #found = new Map<string, Map<string, number>>()

  /** `operations`: all operations, for example `GET /admin/orders/:id`. */
  constructor(operations: readonly string[]) {
    // Fixed parts of a path come before parameters.
    this.#operations = [...operations]
      .sort((a, b) => a.split(":").length - b.split(":").length)
      .map((name) => [name, new RegExp(`^${name.replace(/:\w+/g, "[^/]+").replace("*", ".*")}$`)])
  }

  add({ step, detail }: Difference): void {
    const request = `${step.method} ${step.path.split("?")[0]}`
    const operation = this.#operations.find(([, pattern]) => pattern.test(request))?.[0] ?? request
    const details = this.#found.get(operation) ?? new Map<string, number>()
    const general = detail.replace(/\[\d+\]/g, "[]")
    details.set(general, (details.get(general) ?? 0) + 1)
    this.#found.set(operation, details)
  }

  /** A line per operation that differs, followed by its differences. */
  lines(): string[] {
    return [...this.#found]
      .sort()
      .flatMap(([operation, details]) => [
        "",
        operation,
        ...[...details].map(([detail, count]) => `  ${detail}${count > 1 ? ` (in ${count} places)` : ""}`),
      ])
  }
}
