/** A photo in the site's answer: its address, the address of a smaller size for the page, and the point that stays visible, as CSS writes it. */
export type SentPhoto = { readonly image: string; readonly src: string; readonly point: string }

export const isPhotoList = (body: unknown): body is { photos: SentPhoto[] } =>
  typeof body === 'object' && body !== null && 'photos' in body && Array.isArray(body.photos)
