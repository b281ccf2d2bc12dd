import { sendingPhotos as words } from '../../../content/words/staff-photos.words.ts'

/** The text below the photos, which screen readers read out when it changes. */
export class PhotoStatus {
  readonly #element = document.createElement('div')
  readonly #text = document.createElement('b')
  readonly #note = document.createElement('p')
  readonly #problems = document.createElement('ul')
  readonly #undo = document.createElement('button')
  #undoing: () => void = () => undefined

  constructor(after: Element) {
    const line = document.createElement('div')
    line.setAttribute('role', 'status')
    line.append(this.#text, this.#note)
    const alert = document.createElement('div')
    alert.setAttribute('role', 'alert')
    alert.append(this.#problems)
    this.#undo.type = 'button'
    this.#undo.className = 'btn'
    this.#undo.append(words.undo)
    this.#undo.addEventListener('click', () => this.#undoing())
    this.#element.append(line, alert, this.#undo)
    after.after(this.#element)
    this.say('')
  }

  say(text: string, { note = '', undo }: { note?: string; undo?: () => void } = {}): void {
    this.#text.textContent = text
    this.#note.textContent = note
    this.#undo.hidden = undo === undefined
    this.#undoing = undo ?? this.#undoing
    // Takes over the focus from the pressed button, which is gone.
    if (undo) this.#undo.focus()
  }

  /** Stays until the next photos are chosen. */
  addProblem(sentence: string): void {
    const item = document.createElement('li')
    item.append(sentence)
    this.#problems.append(item)
  }

  clearProblems(): void {
    this.#problems.replaceChildren()
  }
}
