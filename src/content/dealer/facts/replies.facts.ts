import { dealerFile } from '../reading/dealer-files.ts'

const { replies, standard } = dealerFile('replies.yaml')

/** Server only: must not reach the browser. */
export const dealerReplies = replies
export const hasStandardReplies = standard
