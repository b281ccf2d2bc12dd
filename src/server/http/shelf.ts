/** Kept up to a size; the longest unused value is dropped first. */
export class Shelf<Value> {
  #kept = new Map<string, { value: Value; bytes: number }>()
  #bytes = 0
  #maxBytes: number

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(name: string): Value | undefined {
    return this.#kept.get(name)?.value
  }

  touch(name: string): void {
    const entry = this.#kept.get(name)
    if (!entry) return
    this.#kept.delete(name)
    this.#kept.set(name, entry)
  }

  put(name: string, value: Value, bytes: number): void {
    this.#drop(name)
    this.#kept.set(name, { value, bytes })
    this.#bytes += bytes
    for (const longestUnused of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes || longestUnused === name) return
      this.#drop(longestUnused)
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#kept.get(name)?.bytes ?? 0
    this.#kept.delete(name)
  }
}
