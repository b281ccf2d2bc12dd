export type StoredPicture = { name: string; bytes: number; modifiedAt: Date }

/** Pictures from imported stock and staff's photos, named by their path below /pictures/. Names hold a hash of the content. */
export type PictureStore = {
  /** Where the pictures are, in words for messages. */
  place: string
  /** @param start prefix of the names: at least a cart's folder, or empty */
  list: (start?: string) => AsyncIterable<StoredPicture>
  /** Path of a local file to send to visitors. @throws PicturesUnreachable */
  file: (name: string) => Promise<string | undefined>
  /** @throws PicturesUnreachable */
  read: (name: string) => Promise<Buffer | undefined>
  /** Writes the whole file or nothing. */
  write: (name: string, content: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
  /** Removes incomplete files left by killed processes. */
  removeParts: (before: Date) => Promise<void>
  /** @throws PicturesUnreachable */
  check: () => Promise<void>
}
