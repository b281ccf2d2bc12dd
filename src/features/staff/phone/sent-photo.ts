/** The site's answer: the photo's address, and a size for the page. */
export type SentPhoto = { readonly image: string; readonly src: string }

export const isPhotoList = (body: unknown): body is { photos: SentPhoto[] } =>
  typeof body === 'object' && body !== null && 'photos' in body && Array.isArray(body.photos)
