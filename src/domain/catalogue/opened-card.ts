type Opened = { readonly path: string; readonly picture: string; readonly kind: string }

/** The picture of the card that was opened last, as the browser already has it. */
let opened: Opened | undefined

export function rememberCard(path: string, card: Element): void {
  const image = card.querySelector('img')
  // Its classes say how a photo fills its place (ui/picture.tsx).
  opened = image?.currentSrc ? { path, picture: image.currentSrc, kind: image.className } : undefined
}

/** Stands in on the vehicle's page until the larger picture is there. */
export const openedPicture = (path: string): Opened | undefined => (opened?.path === path ? opened : undefined)
