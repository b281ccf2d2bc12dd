import { townPassages } from '../reading/read-town-passages.ts'

/** Notes on renting a cart in each place: trailer access, terrain, occasions. Nothing about local law. */
export const townRentalNotes = townPassages().rental
