import { townPassages } from '../reading/read-town-passages.ts'

/** Each place's land, water and neighbors, without its history. Nothing about local law. */
export const townNotes = townPassages().notes
