import { dealerFile } from '../reading/dealer-files.ts'

/** Each promise is false or undefined until the dealer's folder says otherwise. */
export const promises = dealerFile('promises.yaml')
