import { townTexts } from '../read-town-texts.ts'

/** Notes on renting a cart in each place: trailer access, terrain, occasions. Nothing about local law. */
export const townRentalNotes = townTexts().rental
