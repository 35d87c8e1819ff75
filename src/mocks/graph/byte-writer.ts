const encoder = new TextEncoder()
/** The most bytes that UTF-8 needs per UTF-16 code unit. */
const WIDEST = 3

/** Collects texts and bytes in one buffer, encoded in UTF-8. */
export class ByteWriter {
  #buffer: Uint8Array
  size = 0

  /** `expected` is the likely size in bytes. */
  constructor(expected: number) {
    this.#buffer = new Uint8Array(expected + 1024)
  }

  text(text: string): void {
    this.#reserve(text.length * WIDEST)
    this.size += encoder.encodeInto(text, this.#buffer.subarray(this.size)).written
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length)
    this.#buffer.set(bytes, this.size)
    this.size += bytes.length
  }

  /** Returns a copy of what was written, without the buffer's spare room. */
  written(): Uint8Array {
    return this.#buffer.slice(0, this.size)
  }

  #reserve(more: number): void {
    if (this.size + more <= this.#buffer.length) return
    const larger = new Uint8Array((this.size + more) * 2)
    larger.set(this.#buffer.subarray(0, this.size))
    this.#buffer = larger
  }
}
