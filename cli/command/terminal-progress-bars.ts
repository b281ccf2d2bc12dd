import type { Common } from './output.ts'

/** Bars are drawn on standard error, only in a terminal and not with --json. */
export class ProgressBars {
  readonly #on: boolean
  #title = ''
  constructor({ json }: Common) {
    this.#on = process.stderr.isTTY && !json
  }
  draw(title: string, value: number, total: number): void {
    if (!this.#on) return
    if (this.#title !== title) this.end()
    this.#title = title
    process.stderr.write(`\r${title} ${Math.round((100 * value) / Math.max(1, total))}%`)
  }
  end(): void {
    if (this.#title !== '') process.stderr.write('\n')
    this.#title = ''
  }
}
