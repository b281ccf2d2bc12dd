import type { Locator } from '@playwright/test'

/** Acts like a thumb: it cannot use what is out of view above, and typing does not count as a tap. */
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
