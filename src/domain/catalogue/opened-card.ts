/** The picture of the card that was opened last, as the browser already has it. */
let opened: { readonly path: string; readonly picture: string } | undefined

export function rememberCard(path: string, card: Element): void {
  const picture = card.querySelector('img')?.currentSrc
  opened = picture ? { path, picture } : undefined
}

/** Stands in on the vehicle's page until the larger picture is there. */
export const openedPicture = (path: string): string | undefined => (opened?.path === path ? opened.picture : undefined)
