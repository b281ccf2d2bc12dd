import type { Locator } from '@playwright/test'

/** Acts like a thumb: cannot reach what has scrolled out of view above. Typing is not counted as a tap. */
export class Thumb {
  taps = 0
  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.tap()
  }
  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target)
    await target.fill(text)
  }
}
