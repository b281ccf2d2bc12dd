import { useLocation } from '@tanstack/react-router'
import type { CSSProperties } from 'react'

type Opened = {
  readonly path: string
  readonly image: { readonly src: string; readonly className: string; readonly style: CSSProperties }
}

/** The picture of the card that was opened last, which the browser has already loaded. */
let opened: Opened | undefined

export function rememberCard(path: string, card: Element): void {
  const image = card.querySelector('img')
  opened = image?.currentSrc
    ? {
        path,
        image: {
          src: image.currentSrc,
          // These classes determine how a photo fills its frame (ui/picture.tsx).
          className: image.className,
          style: { '--tile-position': image.style.getPropertyValue('--tile-position') },
        },
      }
    : undefined
}

/** A placeholder on the page of the card's vehicle until the larger picture has loaded. */
export function useOpenedPicture(): Opened['image'] | undefined {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return opened?.path === path ? opened.image : undefined
}
