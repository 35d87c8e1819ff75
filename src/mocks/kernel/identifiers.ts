const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

export interface RandomNumbers {
  (): number
  /** The seed of a generator that continues with the same numbers. */
  rest(): number
}

/** Creates a 32-bit generator (mulberry32) of numbers in [0, 1), determined by the seed. */
export function random(seed: number): RandomNumbers {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, { rest: () => state })
}

/** All pairs of characters: ids are encoded two characters at a time. */
const PAIRS = Array.from({ length: 1024 }, (_, i) => `${ALPHABET[i >> 5]}${ALPHABET[i & 31]}`)

/** Encodes a number as a fixed number of characters, which sort like the numbers. */
export const encode = (value: number, length: number): string => {
  let rest = value
  let out = ""
  for (let left = length; left > 0; left -= 2) {
    const pair = PAIRS[rest % 1024] as string
    out = (left > 1 ? pair : (pair[1] as string)) + out
    rest = Math.floor(rest / 1024)
  }
  return out
}

/** Decodes a text of `encode`; undefined if it contains another character. */
export function decode(text: string): number | undefined {
  let value = 0
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return undefined
    value = value * 32 + digit
  }
  return value
}

/** Creates ULIDs: ten characters of time, a counter, then random characters; ids therefore sort by creation. */
export function identifiers(now: () => number, next: () => number, start = 0) {
  let count = start
  let last = { time: Number.NaN, high: Number.NaN, text: "" }
  const ulid = (prefix = "") => {
    count += 1
    const time = now()
    const high = Math.floor(count / 1024)
    // Most ids are created at the same time as the previous one and share its first 18 characters.
    if (time !== last.time || high !== last.high) last = { time, high, text: encode(time, 10) + encode(high, 8) }
    const chance = Math.floor(next() * 2 ** 30)
    const [counted, first, second, third] = [count % 1024, chance >> 20, (chance >> 10) & 1023, chance & 1023]
    // `join` creates a flat string; concatenation would keep all parts in memory.
    return [prefix, last.text, PAIRS[counted], PAIRS[first], PAIRS[second], PAIRS[third]].join("")
  }
  return {
    ulid,
    id: (prefix: string) => ulid(`${prefix}_`),
    /** UUID version 4, from the seeded generator. */
    uuid: () => {
      const digit = (from = 0, to = 16) => (from + Math.floor(next() * (to - from))).toString(16)
      const digits = (length: number) => Array.from({ length }, () => digit()).join("")
      return `${digits(8)}-${digits(4)}-4${digits(3)}-${digit(8, 12)}${digits(3)}-${digits(12)}`
    },
    count: () => count,
  }
}
