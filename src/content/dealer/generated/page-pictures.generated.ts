import { z } from 'zod'
import { generated } from '../reading/read-generated-list.ts'

const address = z.string()

/** Addresses of the scenes that pages open with, and of carts from the front. `stand-in` is for a cart without a picture. */
export const pagePictures = generated(
  'page-pictures.json',
  z
    .object({
      'stand-in': address,
      'hero/golf-dawn': address,
      'hero/hills-evening': address,
      'hero/marina': address,
      'hero/shore-dusk': address,
      'hero/showroom': address,
      'hero/town-street': address,
      'hero/woods-camp': address,
      'place/camp-evening': address,
      'place/charging': address,
      'place/first-trailer': address,
      'place/workshop': address,
    })
    .catchall(address),
)
