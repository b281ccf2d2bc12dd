import { business } from '../dealer/facts/business.facts.ts'

/** Reasons for rejecting pictures. Used only by the server and the file picker. */
export const pictureProblems = {
  tooMany: (most: number, count: number): string =>
    `We take up to ${most} pictures with a message. You chose ${count}.`,
  tooLarge: (name: string, megabytes: number): string =>
    `${name} is larger than ${megabytes} MB. Choose a smaller picture.`,
  allTooLarge: (megabytes: number): string =>
    `Together your pictures are larger than ${megabytes} MB. Choose fewer, or smaller ones.`,
  underWay: `Your other pictures are still on their way to us. Try again in a minute, or call us at ${business.phone}.`,
  tooSlow: `Your pictures are coming too slowly. Send the message without them, or call us at ${business.phone}.`,
} as const

type PictureLimits = { most: number; megabytes: number; allMegabytes: number }

/** The sender and staff read the same text. */
export const missingWords = {
  one: (place: number, why: string): string => `Picture ${place} didn’t come with the message: ${why}.`,
  all: (why: string): string => `The pictures didn’t come with the message: ${why}.`,
  why: ({ most, megabytes, allMegabytes }: PictureLimits) => ({
    large: `it’s larger than ${megabytes} MB`,
    unreadable: 'it can’t be read as a picture',
    pixels: 'it has too many pixels',
    many: `we take up to ${most} with a message`,
    total: `together the pictures are larger than ${allMegabytes} MB`,
    enough: 'you’ve reached the limit for one sender for now',
    room: 'there’s no room for more pictures just now',
    busy: 'too many pictures are coming in just now',
  }),
  sendAgain: `You can send a smaller JPEG copy in another message, or call us at ${business.phone}.`,
}
