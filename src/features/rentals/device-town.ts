import { rentalDeliveryCopy } from '../../content/pages/rental-delivery.ts'
import { findDeliveryTown } from '../../rentals/delivery-towns.functions.ts'
import { keptTown } from '../../rentals/kept-town.ts'
import { chooseTown, showTown } from '../../rentals/use-chosen-town.ts'
import { datesTownId, townDeliveryIds } from './town-fields.ts'

/** See use-device-town.ts. */
export async function takeTown(shown: string | undefined): Promise<void> {
  if (shown) showTown(shown)
  // By now the router has taken an empty `town` out of the address.
  else if (window.servedAddress?.endsWith('?town=')) await chooseTown('')
  else await fillInTown()
}

/**
 * Puts the town of the device into the page as the server sent it. Rendering the page anew for it would lose what has been typed into
 * its forms. The paragraph is replaced whole, since a link that moves behind a longer text counts as a layout shift.
 */
async function fillInTown(): Promise<void> {
  const town = await findDeliveryTown(keptTown())
  const paragraph = document.getElementById(townDeliveryIds.text)
  const filled = paragraph?.cloneNode(true)
  if (!town || !paragraph || !(filled instanceof HTMLElement)) return
  const [text, link] = filled.children
  text?.replaceChildren(rentalDeliveryCopy.chosen(town))
  link?.setAttribute('href', `${link.getAttribute('href')}?town=${town.slug}&rates=rentals`)
  paragraph.replaceWith(filled)
  for (const id of [townDeliveryIds.select, datesTownId]) {
    const select = document.getElementById(id)
    if (select instanceof HTMLSelectElement && select.value === '') select.value = town.slug
  }
}
