/** The views that imagery/ draws of every cart. Cards show the first. */
export const pictureViews = ['front34', 'side', 'rear34'] as const

export type PictureView = (typeof pictureViews)[number]

export const isPictureView = (name: string): name is PictureView => pictureViews.some((view) => view === name)

/** Follows the name of a dealer's own photo that is called like a view: it is not a drawing. */
export const photoSuffix = '-photo'

const pictureName = new RegExp(`/([^/]+)/([a-z0-9]+)(${photoSuffix})?\\.[0-9a-f]{8}\\.`)

/**
 * The cart and the view in a picture's address, `/pictures/{cart}/{view}.{hash}.{size}`; `drawn` is false for a
 * dealer's own photo. undefined for a picture of no known view.
 */
export function readPictureView(address: string): { cart: string; view: PictureView; drawn: boolean } | undefined {
  const [, cart = '', view = '', photo] = pictureName.exec(address) ?? []
  return isPictureView(view) ? { cart, view, drawn: photo === undefined } : undefined
}
