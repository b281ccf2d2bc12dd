import { townTexts } from '../read-town-texts.ts'

/** Each place's land, water and neighbors, without its history. Nothing about local law. */
export const townNotes = townTexts().notes
