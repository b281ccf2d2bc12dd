import { z } from 'zod'
import { line, search } from '../placeholder-line.ts'

/** pages/showroom.yaml */
export const showroomPage = z.strictObject({
  search: search(
    'Golf cart {showrooms} in {citiesWithCodes}',
    'Golf cart {showrooms} in {citiesAndStates}. Addresses, phones, directions and hours.',
  ),
  heading: line('Come sit in one'),
  intro: line('Sit in one, ask about it, and see what fits.'),
})
