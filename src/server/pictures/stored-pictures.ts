export type StoredPicture = { name: string; bytes: number; modifiedAt: Date }

/** Pictures of imported stock and photos of staff, named by their path below /pictures/. Names hold a hash of the content. */
export type PictureStore = {
  /** In words. */
  place: string
  /** @param start what names begin with: the folder of a cart at least, or nothing */
  list: (start?: string) => AsyncIterable<StoredPicture>
  /** A file on this machine, for visitors. @throws PicturesUnreachable */
  file: (name: string) => Promise<string | undefined>
  /** @throws PicturesUnreachable */
  read: (name: string) => Promise<Buffer | undefined>
  /** Complete or not at all. */
  write: (name: string, content: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
  /** What processes that were killed have left half-written. */
  removeParts: (before: Date) => Promise<void>
  /** @throws PicturesUnreachable */
  check: () => Promise<void>
}
