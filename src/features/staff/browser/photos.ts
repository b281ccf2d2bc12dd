import { sendingPhotos as words } from '../../../content/words/staff-photos.words.ts'
import { lotPath } from '../../../domain/staff/staff-paths.ts'
import { scalePhoto } from '../../../ui/scale-photo.ts'
import { dragPhotos } from './drag-photos.ts'
import { PhotoList } from './photo-list.ts'
import { addWaiting, waitingPhotos } from './photo-queue.ts'
import { PhotoStatus } from './photo-status.ts'
import { type PhotoProgress, sendWaiting } from './send-waiting.ts'
import { isPhotoList } from './uploaded-photo.ts'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** On a page without photos, sends the waiting photos of other carts. */
export function startPhotos(): void {
  const section = document.querySelector<HTMLElement>('[data-photos]')
  if (section) managePhotos(section, section.dataset.photos ?? '')
  else sendWaiting(lotPath, { sending: () => undefined, outcome: () => undefined, done: () => undefined })
}

function managePhotos(section: HTMLElement, url: string): void {
  section.classList.add('is-scripted')
  for (const part of section.querySelectorAll<HTMLElement>('[data-scripted], [data-unscripted]'))
    part.hidden = !part.hidden
  const target = url.slice(lotPath.length)
  const list = new PhotoList(section)
  const status = new PhotoStatus(list.element)
  /** This cart's photos in the current batch, by id; how many of them are on the site; and how many aren't queued yet. */
  const queued = new Set<number>()
  let [sent, preparing] = [0, 0]
  let lineLost = ''
  let afterwards: (() => void) | undefined

  const sayHowMany = () => {
    const total = queued.size + preparing
    const text = lineLost ? words.noLine(sent, total, lineLost) : words.sent(sent, total)
    status.say(text, { note: afterwards ? words.savesAfterwards : words.goesOn })
  }

  const progress: PhotoProgress = {
    sending(photo, share) {
      list.sending(photo, share)
    },
    outcome(photo, outcome) {
      const isOurs = photo.target === target
      if (outcome.kind === 'ended') return status.say(words.ended)
      if (outcome.kind === 'later') {
        lineLost ||= time.format(new Date())
        list.waits(photo)
        return queued.size > 0 ? sayHowMany() : undefined
      }
      lineLost = ''
      if (outcome.kind === 'refused') status.addProblem(outcome.sentence)
      if (!isOurs) return undefined
      list.forget(photo)
      if (outcome.kind === 'sent') {
        queued.add(photo.id)
        sent += 1
        list.show(outcome.photos)
      } else queued.delete(photo.id)
      return sayHowMany()
    },
    done() {
      if (preparing > 0) return
      status.say(sent > 0 ? words.done(sent) : '')
      sent = 0
      queued.clear()
      const next = afterwards
      afterwards = undefined
      next?.()
    },
  }

  const goOn = async () => {
    const waiting = await waitingPhotos()
    const own = waiting.filter((photo) => photo.target === target)
    for (const photo of own) {
      queued.add(photo.id)
      list.showWaiting(photo)
    }
    if (own.length > 0) sayHowMany()
    if (waiting.length > 0) sendWaiting(lotPath, progress)
  }

  const add = async (files: readonly File[]) => {
    status.clearProblems()
    preparing += files.length
    sayHowMany()
    for (const file of files) {
      await addWaiting({ target, name: file.name, photo: await scalePhoto(file) })
      preparing -= 1
      await goOn()
    }
  }

  const change = async (action: string, fields: Iterable<readonly [string, unknown]>): Promise<boolean> => {
    const body = new URLSearchParams(Array.from(fields, ([name, value]) => [name, String(value)]))
    const response = await fetch(`${url}/${action}`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    }).catch(() => undefined)
    const answer: unknown = await response?.json().catch(() => undefined)
    if (!isPhotoList(answer)) {
      status.say(words.failed)
      return false
    }
    list.show(answer.photos)
    return true
  }

  section.addEventListener('change', ({ target: input }) => {
    if (!(input instanceof HTMLInputElement) || input.type !== 'file') return
    const files = [...(input.files ?? [])]
    input.value = ''
    void add(files)
  })

  list.element.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter, target: form } = event
    const isPhoto = submitter instanceof HTMLInputElement
    if (!(isPhoto || submitter instanceof HTMLButtonElement) || !(form instanceof HTMLFormElement)) return
    const fields = new FormData(form, submitter)
    const photo = String(fields.get('photo'))
    const action = submitter.formAction.split('/').at(-1) ?? ''
    const place = list.order().indexOf(photo)
    void change(action, fields).then((isDone) => {
      if (isDone && action === 'point') return status.say(words.cropped)
      if (!isDone || action !== 'remove') return isPhoto || focusAgain(form, submitter)
      return status.say(words.removed, { undo: () => void putBack(photo, place) })
    })
  })

  // Only with scripts: without them, the crop panel shows the small picture.
  list.element.addEventListener('toggle', ({ target: crop }) => list.sharpen(crop), true)

  const putBack = async (photo: string, place: number) => {
    if (
      await change('put-back', [
        ['photo', photo],
        ['place', place],
      ])
    )
      status.say('')
  }

  // A new cart is published with its photos; a second press does not wait for them.
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (
      afterwards ||
      sent === queued.size + preparing ||
      !target.startsWith('/new/') ||
      !(form instanceof HTMLFormElement) ||
      section.contains(form)
    )
      return
    event.preventDefault()
    afterwards = () => submitter?.click()
    sayHowMany()
  })

  dragPhotos(list.element, () => {
    list.number()
    const photos = list.order().map((photo) => ['photo', photo] as const)
    void change('order', photos).then((isDone) => isDone || list.showAgain())
  })

  void goOn()
}

/** If the photo can't move farther in this direction, focuses the button for the other one. */
function focusAgain(form: HTMLFormElement, submitter: HTMLButtonElement): void {
  const [, earlier, later] = form.querySelectorAll('button')
  const other = submitter === later ? earlier : later
  ;(submitter.disabled ? other : submitter)?.focus()
}
