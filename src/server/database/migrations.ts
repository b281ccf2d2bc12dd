import type { Migration } from 'kysely'
import * as vehiclesAndContactMessages from './migrations/0001-vehicles-and-contact-messages.ts'
import * as deliveries from './migrations/0002-deliveries.ts'
import * as rateLimits from './migrations/0003-rate-limits.ts'
import * as deliveryStates from './migrations/0004-delivery-states.ts'
import * as leadOrigin from './migrations/0005-lead-origin.ts'
import * as removedVehicles from './migrations/0006-removed-vehicles.ts'
import * as refusedAddresses from './migrations/0007-refused-addresses.ts'
import * as notices from './migrations/0008-notices.ts'
import * as newestFirst from './migrations/0009-newest-first.ts'
import * as writeProbe from './migrations/0010-write-probe.ts'
import * as stockSources from './migrations/0011-stock-sources.ts'
import * as jobs from './migrations/0012-jobs.ts'
import * as privacyRequests from './migrations/0013-privacy-requests.ts'
import * as showroomsAndSources from './migrations/0014-showrooms-and-sources.ts'
import * as leadSite from './migrations/0015-lead-site.ts'
import * as staff from './migrations/0016-staff.ts'
import * as watches from './migrations/0017-watches.ts'
import * as leadPictures from './migrations/0018-lead-pictures.ts'
import * as rentalBlocks from './migrations/0019-rental-blocks.ts'
import * as pushSubscriptions from './migrations/0020-push-subscriptions.ts'
import * as changesByHand from './migrations/0021-changes-by-hand.ts'
import * as visitCounts from './migrations/0023-visit-counts.ts'
import * as staffSessions from './migrations/0024-staff-sessions.ts'
import * as deliveriesAndSoldCarts from './migrations/0025-deliveries-and-sold-carts.ts'
import * as rowsLeftOut from './migrations/0026-rows-left-out.ts'
import * as hoursChanges from './migrations/0027-hours-changes.ts'
import * as missingPictures from './migrations/0028-missing-pictures.ts'
import * as jobSites from './migrations/0029-job-sites.ts'
import * as staffRoles from './migrations/0030-staff-roles.ts'
import * as messages from './migrations/0031-messages.ts'
import * as carts from './migrations/0032-carts.ts'
import * as rentals from './migrations/0033-rentals.ts'
import * as siteNotices from './migrations/0034-site-notices.ts'
import * as messagesByHandAndSavedReplies from './migrations/0036-messages-by-hand-and-saved-replies.ts'
import * as passkeys from './migrations/0037-passkeys.ts'
import * as unusedPhotos from './migrations/0038-unused-photos.ts'

/** The order matters, and the names are stored in the database: add at the end, and never change one that has shipped. */
export const migrations: Record<string, Migration> = {
  '0001-vehicles-and-contact-messages': vehiclesAndContactMessages,
  '0002-deliveries': deliveries,
  '0003-rate-limits': rateLimits,
  '0004-delivery-states': deliveryStates,
  '0005-lead-origin': leadOrigin,
  '0006-removed-vehicles': removedVehicles,
  '0007-refused-addresses': refusedAddresses,
  '0008-notices': notices,
  '0009-newest-first': newestFirst,
  '0010-write-probe': writeProbe,
  '0011-stock-sources': stockSources,
  '0012-jobs': jobs,
  '0013-privacy-requests': privacyRequests,
  '0014-showrooms-and-sources': showroomsAndSources,
  '0015-lead-site': leadSite,
  '0016-staff': staff,
  '0017-watches': watches,
  '0018-lead-pictures': leadPictures,
  '0019-rental-blocks': rentalBlocks,
  '0020-push-subscriptions': pushSubscriptions,
  '0021-changes-by-hand': changesByHand,
  '0023-visit-counts': visitCounts,
  '0024-staff-sessions': staffSessions,
  '0025-deliveries-and-sold-carts': deliveriesAndSoldCarts,
  '0026-rows-left-out': rowsLeftOut,
  '0027-hours-changes': hoursChanges,
  '0028-missing-pictures': missingPictures,
  '0029-job-sites': jobSites,
  '0030-staff-roles': staffRoles,
  '0031-messages': messages,
  '0032-carts': carts,
  '0033-rentals': rentals,
  '0034-site-notices': siteNotices,
  '0036-messages-by-hand-and-saved-replies': messagesByHandAndSavedReplies,
  '0037-passkeys': passkeys,
  '0038-unused-photos': unusedPhotos,
}
