import { dealerFile } from '../reading/dealer-files.ts'

/** Hours until a response or correction, as promised in the policies. */
export const responseHours = dealerFile('response-times.yaml')

export const messagePromise = `We answer within ${responseHours.message.within} hours.`
