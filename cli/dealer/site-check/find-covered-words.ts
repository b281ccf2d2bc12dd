export type WordsUnderPicture = {
  readonly words: string
  /** The address of the picture. */
  readonly picture: string
  /** Whether the picture is painted above the words; otherwise it is below them. */
  readonly covered: boolean
}

/** Runs in the page, so it can't use anything else in this module. Leaves out drawings and cut-outs, whose background is transparent. */
export function wordsUnderPictures(): WordsUnderPicture[] {
  const photos = [...document.images]
    .filter((image) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(({ currentSrc, src }) => !/\.clear-\d+\.\w+$|\.svg$|^data:/.test(currentSrc || src))
  // The browser lists only elements that take pointer events among those at a point.
  for (const photo of photos) photo.style.setProperty('pointer-events', 'auto', 'important')

  const shared = (a: DOMRect, b: DOMRect): DOMRect => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
    return new DOMRect(left, top, Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top)
  }
  const lines = (text: Node): DOMRect[] => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }
  /** Whether the photo is painted above the words in this area; undefined if none of the points tried hits both. */
  const isCovered = (parent: Element, photo: Element, { left, top, width, height }: DOMRect): boolean | undefined => {
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const stack = document.elementsFromPoint(left + width * share, top + height / 2)
      const [words, picture] = [stack.findIndex((element) => parent.contains(element)), stack.indexOf(photo)]
      if (words >= 0 && picture >= 0) return picture < words
    }
    return undefined
  }

  /** Fixed and sticky bars may cover what scrolls under them. */
  const stays = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement))

  scrollTo({ top: 0, behavior: 'instant' })
  const found: WordsUnderPicture[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    const words = text.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''
    if (!parent || words === '' || /^(?:script|style|noscript|option)$/i.test(parent.tagName)) continue
    for (const photo of photos) {
      const touches = (line: DOMRect) => {
        const { width, height } = shared(line, photo.getBoundingClientRect())
        return width > 2 && height > 2
      }
      const at = lines(text).findIndex(touches)
      if (at < 0 || stays(parent)) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      parent.style.setProperty('pointer-events', 'auto', 'important')
      parent.scrollIntoView({ block: 'center', behavior: 'instant' })
      const line = lines(text)[at]
      const covered = line && isCovered(parent, photo, shared(line, photo.getBoundingClientRect()))
      if (covered === undefined) continue
      found.push({ words, picture: photo.currentSrc || photo.src, covered })
      break
    }
  }
  return found
}
