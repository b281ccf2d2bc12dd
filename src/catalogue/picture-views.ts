/** The views in which imagery/ renders every cart. Cards show the first. */
export const pictureViews = ['front34', 'side', 'rear34'] as const

export type PictureView = (typeof pictureViews)[number]

export const isPictureView = (name: string): name is PictureView => pictureViews.some((view) => view === name)

/** Added to the name of a dealer's photo that is named like a view, to tell it from a rendering. */
export const photoSuffix = '-photo'

const pictureName = new RegExp(`/([^/]+)/([a-z0-9]+)(${photoSuffix})?\\.[0-9a-f]{8}\\.`)

/**
 * Reads the cart and the view from a picture's address, `/pictures/{cart}/{view}.{hash}.{size}`. `drawn` is false
 * for a dealer's own photo. undefined when the address names no known view.
 */
export function readPictureView(address: string): { cart: string; view: PictureView; drawn: boolean } | undefined {
  const [, cart = '', view = '', photo] = pictureName.exec(address) ?? []
  return isPictureView(view) ? { cart, view, drawn: photo === undefined } : undefined
}

/** The rendered side view among a vehicle's pictures. */
export const drawnSideView = (images: readonly string[]): string | undefined =>
  images.find((image) => {
    const picture = readPictureView(image)
    return picture?.drawn && picture.view === 'side'
  })
