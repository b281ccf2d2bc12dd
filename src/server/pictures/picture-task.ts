const MEGABYTE = 1_000_000

/**
 * Bytes that a decoder may take. The site and the process that decodes pictures sent to it stay below 400 MB together; an import
 * has a process of its own, which nobody waits for: docs/decisions/0030.
 */
export const maxDecoded = { sent: 120 * MEGABYTE, imported: 500 * MEGABYTE } as const

export type PictureHeader = {
  /** By content, such as 'jpeg', 'avif' or 'heic'. */
  kind: string
  width: number
  height: number
  isProgressive: boolean
  /** Memory that the picture takes while it is decoded, in bytes. */
  decoded: number
}

/** The result: a JPEG for staff, the largest size of a cart's photo, or a small copy of a stored JPEG. */
export type PictureUse = 'message' | 'photo' | 'small'

export type PictureTask = { use: PictureUse; picture: Uint8Array }

export type PictureRefusal = {
  /** 'too many pixels' when decoding would take too much memory. */
  problem: 'unreadable' | 'too many pixels' | 'damaged'
  header: PictureHeader | undefined
  /** The decoder's own words, or what else is known about the cause. */
  message: string
}

export type PictureAnswer =
  | PictureRefusal
  | {
      data: Uint8Array
      width: number
      height: number
      /** The main color of a cart's photo, or 'clear'; empty for other uses. */
      placeholder: string
      header: PictureHeader
    }
