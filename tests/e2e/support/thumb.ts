import type { Locator } from '@playwright/test'

/** Counts taps, including the one that focuses a field. Typing itself is not counted. */
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
