/** The name of the file input, and of its parts in a multipart form. */
export const picturesField = 'pictures'

export const MOST_PICTURES = 6
const MEGABYTE = 1024 * 1024
export const MAX_PICTURE_MEGABYTES = 15
export const MAX_ATTACHED_BYTES = MAX_PICTURE_MEGABYTES * MEGABYTE
export const MAX_PICTURES_MEGABYTES = 40
export const MAX_PICTURES_BYTES = MAX_PICTURES_MEGABYTES * MEGABYTE
