import { business } from '../dealer/facts/business.ts'

const withoutThem = `Send the message without them, or call us at ${business.phone}.`

/** Why pictures were not taken. Only the server and the chooser say them. */
export const pictureProblems = {
  tooMany: (most: number, chosen: number): string =>
    `We take up to ${most} pictures with a message. You chose ${chosen}.`,
  tooLarge: (name: string, megabytes: number): string =>
    `${name} is larger than ${megabytes} MB. Choose a smaller picture.`,
  allTooLarge: (megabytes: number): string =>
    `Together your pictures are larger than ${megabytes} MB. Choose fewer, or smaller ones.`,
  unreadable: (name: string): string => `We can’t read ${name} as a picture. Send it as JPEG.`,
  tooManyPixels: (name: string): string => `${name} has more pixels than we can take. Send a smaller copy as JPEG.`,
  enough: `You have sent as many pictures as we take in an hour. ${withoutThem}`,
  full: `We can’t take any more pictures right now. ${withoutThem}`,
  busy: `We’re taking in a lot of pictures right now. Try again in a minute, or call us at ${business.phone}.`,
} as const
