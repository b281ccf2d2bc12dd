import { missingWords } from '../../../content/words/lead-pictures.words.ts'
import { MAX_PICTURE_MEGABYTES, MAX_PICTURES_MEGABYTES, MOST_PICTURES } from './message-picture-limits.ts'
import type { MissingPicture, MissingReason } from './missing-message-pictures.ts'

const reasons: Readonly<Record<MissingReason, string>> = missingWords.why({
  most: MOST_PICTURES,
  megabytes: MAX_PICTURE_MEGABYTES,
  allMegabytes: MAX_PICTURES_MEGABYTES,
})

/** A phrase for use within a sentence. Separate from missing-message-pictures.ts, which more pages load. */
export const missingPicture = ({ place, why }: MissingPicture): string =>
  place ? missingWords.one(place, reasons[why]) : missingWords.all(reasons[why])
