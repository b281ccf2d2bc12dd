import { business } from '../dealer/facts/business.ts'
import { MAX_PICTURE_MEGABYTES, MAX_PICTURES_MEGABYTES, MOST_PICTURES } from '../leads/intake/picture-limits.ts'
import type { MissingPicture, MissingReason } from '../leads/missing-pictures.ts'

/** Why pictures were not taken. Only the server and the chooser say them. */
export const pictureProblems = {
  tooMany: (most: number, chosen: number): string =>
    `We take up to ${most} pictures with a message. You chose ${chosen}.`,
  tooLarge: (name: string, megabytes: number): string =>
    `${name} is larger than ${megabytes} MB. Choose a smaller picture.`,
  allTooLarge: (megabytes: number): string =>
    `Together your pictures are larger than ${megabytes} MB. Choose fewer, or smaller ones.`,
  underWay: `Your other pictures are still on their way to us. Try again in a minute, or call us at ${business.phone}.`,
  tooSlow: `Your pictures are coming too slowly. Send the message without them, or call us at ${business.phone}.`,
} as const

const whyMissing: Readonly<Record<MissingReason, string>> = {
  large: `it’s larger than ${MAX_PICTURE_MEGABYTES} MB`,
  unreadable: 'it can’t be read as a picture',
  pixels: 'it has too many pixels',
  many: `we take up to ${MOST_PICTURES} with a message`,
  total: `together the pictures are larger than ${MAX_PICTURES_MEGABYTES} MB`,
  enough: 'that’s more than we take from one sender for now',
  room: 'there’s no room for more pictures just now',
  busy: 'too many pictures are coming in just now',
}

/** For whoever sent it, and for staff. */
export const missingPicture = ({ place, why }: MissingPicture): string =>
  `${place ? `Picture ${place}` : 'The pictures'} didn’t come with the message: ${whyMissing[why]}.`
export const sendMissing = `You can send a smaller JPEG copy in another message, or call us at ${business.phone}.`
