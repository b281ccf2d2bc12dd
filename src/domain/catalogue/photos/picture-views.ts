/** imagery/ renders every cart in these views. Cards show the first. */
export const pictureViews = ['front34', 'side', 'rear34'] as const

export type PictureView = (typeof pictureViews)[number]

export const isPictureView = (name: string): name is PictureView => pictureViews.some((view) => view === name)

/** Distinguishes a dealer's photo that is named like a view from a rendering. */
export const photoSuffix = '-photo'

/** Only a photo has a background color, which its address contains. */
const pictureName = new RegExp(`/([^/]+)/([a-z0-9]+)(${photoSuffix})?\\.[0-9a-f]{8}\\.(?:\\d+x\\d+\\.([0-9a-f]{6})-)?`)

/** Reads `/pictures/{cart}/{view}.{hash}.{size}`. `drawn` is false for a dealer's own photo. */
export function readPictureView(address: string): { cart: string; view: PictureView; drawn: boolean } | undefined {
  const [, cart = '', view = '', photo, ground] = pictureName.exec(address) ?? []
  return isPictureView(view) ? { cart, view, drawn: photo === undefined && ground === undefined } : undefined
}

export const drawnSideView = (images: readonly string[]): string | undefined =>
  images.find((image) => {
    const picture = readPictureView(image)
    return picture?.drawn && picture.view === 'side'
  })
