import { SingleBar } from 'cli-progress'
import type { Common } from './output.ts'

/** On standard error, only in a terminal. */
export class ProgressBars {
  readonly #on: boolean
  #bar: SingleBar | undefined
  #title = ''
  constructor({ json }: Common) {
    this.#on = process.stderr.isTTY && !json
  }
  draw(title: string, value: number, total: number): void {
    if (!this.#on) return
    if (this.#title !== title) {
      this.end()
      this.#title = title
      this.#bar = new SingleBar({ format: `${title} {bar} {percentage}%`, stream: process.stderr, hideCursor: true })
      this.#bar.start(total, value)
    }
    this.#bar?.update(value)
  }
  end(): void {
    this.#bar?.stop()
    this.#bar = undefined
    this.#title = ''
  }
}
