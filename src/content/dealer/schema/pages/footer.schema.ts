import { z } from 'zod'
import { line, ownLine } from '../placeholder-line.ts'

/** pages/footer.yaml: at the foot of every page. */
export const footerPage = z.strictObject({
  about: ownLine.optional().describe('Who you are, in a sentence'),
  hoursHeading: line('Hours'),
  hoursNote: ownLine.optional().describe('Below the hours'),
})
