import { photoWords, sendingPhotos as words } from '../../../content/words/staff-photos.words.ts'
import { parsePicture } from '../../../ui/picture-address.ts'
import type { WaitingPhoto } from './photo-queue.ts'
import type { SentPhoto } from './uploaded-photo.ts'

/** The page's <ol>: photos on the site, then the ones that are still being sent. */
export class PhotoList {
  readonly element: HTMLElement
  readonly #template: HTMLTemplateElement
  readonly #waiting = new Map<number, HTMLElement>()
  /** The order that the site last confirmed. */
  #shown: readonly SentPhoto[]

  constructor(section: HTMLElement) {
    const element = section.querySelector('ol')
    const template = section.querySelector('template')
    if (!element || !template) throw new Error('The photos of the page are marked up in another way: see photos.tsx')
    this.element = element
    this.#template = template
    this.#shown = this.sentItems().map((item) => ({
      image: item.dataset.photo ?? '',
      src: '',
      point: item.style.getPropertyValue('--tile-position'),
    }))
  }

  /** Restores the order after a change that failed. */
  showAgain(): void {
    this.show(this.#shown)
  }

  sentItems(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>('li[data-photo]')]
  }

  order(): string[] {
    return this.sentItems().map((item) => item.dataset.photo ?? '')
  }

  /** Shows the photos as they are on the site now. */
  show(photos: readonly SentPhoto[]): void {
    this.#shown = photos
    const items = new Map(this.sentItems().map((item) => [item.dataset.photo ?? '', item]))
    const listItems = photos.map(({ image, src, point }) => {
      const item = items.get(image) ?? this.#item(image, src)
      item.style.setProperty('--tile-position', point)
      return item
    })
    for (const item of items.values()) if (!listItems.includes(item)) item.remove()
    // Moves only elements that are out of place, since moving one takes the focus from its buttons.
    let before: Element | null = null
    for (const item of listItems) {
      const place: Element | null = before === null ? this.element.firstElementChild : before.nextElementSibling
      if (place !== item) this.element.insertBefore(item, place)
      before = item
    }
    this.number()
  }

  number(): void {
    const items = this.sentItems()
    for (const [index, item] of items.entries()) {
      const place = index + 1
      const [main, earlier, later, remove] = item.querySelectorAll('button')
      main?.setAttribute('aria-label', photoWords.makeMainLabel(place))
      earlier?.setAttribute('aria-label', photoWords.earlier(place))
      later?.setAttribute('aria-label', photoWords.later(place))
      remove?.setAttribute('aria-label', photoWords.remove(place))
      if (main) main.disabled = place === 1
      if (earlier) earlier.disabled = place === 1
      if (later) later.disabled = place === items.length
      item.querySelector('img')?.setAttribute('alt', photoWords.alt(place))
      const number = item.querySelector('.badge')
      if (number) number.textContent = place === 1 ? photoWords.main(1) : String(place)
    }
  }

  /** Replaces the small picture in the crop panel with the list's sharper one. */
  sharpen(crop: EventTarget | null): void {
    if (!(crop instanceof HTMLDetailsElement)) return
    const src = crop.closest('li')?.querySelector('img')?.src
    if (src) crop.querySelector('[type=image]')?.setAttribute('src', src)
  }

  showWaiting({ id, photo }: WaitingPhoto): void {
    if (this.#waiting.has(id)) return
    const item = this.#copy()
    delete item.dataset.photo
    item.classList.add('is-out')
    item.querySelector('form')?.remove()
    item.querySelector('.badge')?.remove()
    const image = item.querySelector('img')
    if (image) {
      image.src = URL.createObjectURL(photo)
      image.alt = ''
    }
    const state = document.createElement('p')
    state.className = 'hint'
    state.append(words.waiting)
    item.append(state)
    this.element.append(item)
    this.#waiting.set(id, item)
  }

  sending({ id }: WaitingPhoto, share: number): void {
    const state = this.#waiting.get(id)?.querySelector('.hint')
    if (state) state.textContent = words.sending(Math.round(100 * share))
  }

  waits({ id }: WaitingPhoto): void {
    const state = this.#waiting.get(id)?.querySelector('.hint')
    if (state) state.textContent = words.waiting
  }

  forget({ id }: WaitingPhoto): void {
    const item = this.#waiting.get(id)
    const image = item?.querySelector('img')
    if (image) URL.revokeObjectURL(image.src)
    item?.remove()
    this.#waiting.delete(id)
  }

  #item(image: string, src: string): HTMLElement {
    const item = this.#copy()
    item.dataset.photo = image
    const { width = 0, height = 0 } = parsePicture(image) ?? {}
    item.querySelector('img')?.classList.toggle('is-tall', height > width)
    for (const picture of item.querySelectorAll('img, [type=image]')) picture.setAttribute('src', src)
    item.querySelector('input')?.setAttribute('value', image)
    return item
  }

  #copy(): HTMLElement {
    const item = document.importNode(this.#template.content, true).querySelector('li')
    if (!item) throw new Error('The template of a photo is empty')
    return item
  }
}
