/** Thrown if too many renders wait already. */
export class QueueFull extends Error {}

/** Runs at most `running` works at a time; up to `waiting` others wait for their turn, and more are refused. */
export function createQueue(running: number, waiting: number) {
  let active = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw new QueueFull("too many pages wait to be rendered")
      // A finished render hands over its place.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else active += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
