import { z } from 'zod'
import { search } from '../placeholder-line.ts'

/** pages/contact.yaml */
export const contactPage = z.strictObject({
  search: search(
    'Contact: phone, email and {allShowrooms}',
    'Call, write or visit. Phone numbers of the {cities} {showrooms}, business hours and a contact form.',
  ),
})
