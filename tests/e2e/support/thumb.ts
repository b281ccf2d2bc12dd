import type { Locator } from '@playwright/test'

/** As a thumb: what the page doesn't show without scrolling up is no excuse, what it needs to be typed is no tap. */
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
