import type { Lead, LeadPicture } from '../lead.ts'

/** Where staff see a picture of a message. Empty while there are no signed links: the mail then names the command. */
export const pictureLink = (_lead: Lead, _picture: LeadPicture): string => ''
