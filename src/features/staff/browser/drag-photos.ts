const HOLD_MS = 350
/** How far a finger may move within HOLD_MS; if it moves farther, the page scrolls. */
const STILL_PX = 8

/** Drags by mouse, or by finger after a long press. `dropped` is called when the order has changed. */
export function dragPhotos(list: HTMLElement, dropped: () => void): void {
  let dragged: HTMLElement | undefined
  let placeBefore: Element | null = null

  const begin = (item: HTMLElement) => {
    dragged = item
    placeBefore = item.nextElementSibling
    item.classList.add('is-dragged')
    navigator.vibrate?.(10)
  }
  const end = (isDropped: boolean) => {
    if (!dragged) return
    dragged.classList.remove('is-dragged')
    const hasMoved = dragged.nextElementSibling !== placeBefore
    if (hasMoved && isDropped) dropped()
    else if (hasMoved) list.insertBefore(dragged, placeBefore)
    dragged = undefined
  }

  list.addEventListener('pointerdown', (down) => {
    const item = itemOf(down.target)
    if (!item || down.button !== 0) return
    const over = new AbortController()
    const { signal } = over
    const hold = down.pointerType === 'mouse' ? undefined : setTimeout(() => begin(item), HOLD_MS)
    const isSame = ({ pointerId }: PointerEvent) => pointerId === down.pointerId
    const stop = (isDropped: boolean) => {
      clearTimeout(hold)
      over.abort()
      end(isDropped)
    }
    const move = (event: PointerEvent) => {
      if (!isSame(event)) return
      const { clientX, clientY, pointerType } = event
      const isStill = Math.hypot(clientX - down.clientX, clientY - down.clientY) < STILL_PX
      if (dragged) moveTo(dragged, clientX, clientY)
      else if (!isStill && pointerType === 'mouse') begin(item)
      else if (!isStill) stop(false)
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', (event) => isSame(event) && stop(true), { signal })
    addEventListener('pointercancel', (event) => isSame(event) && stop(false), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal })
  })
  // Scrolling would move the dragged photo away from the finger.
  list.addEventListener('touchmove', (event) => dragged && event.preventDefault(), { passive: false })
  list.addEventListener('contextmenu', (event) => dragged && event.preventDefault())
}

const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && !target.closest('form') ? target.closest<HTMLElement>('li[data-photo]') : null

/** Makes room among the photos that the dragged one passes over. */
function moveTo(dragged: HTMLElement, x: number, y: number): void {
  const over = itemOf(document.elementFromPoint(x, y))
  if (!over || over === dragged || over.parentElement !== dragged.parentElement) return
  const isAfter = Boolean(dragged.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING)
  if (isAfter) over.after(dragged)
  else over.before(dragged)
}
