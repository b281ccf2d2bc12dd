import { create } from 'xmlbuilder2'
import { business } from '../../content/facts/business.ts'
import { interestLabel, type Lead } from '../lead.ts'
import type { NamedVehicle } from './named-vehicle.server.ts'

/** The DTD requires a vehicle with year, make and model, even when the message names none. */
const unspecified = { year: '', make: 'Unspecified', model: 'Unspecified' }

/** A lead in the Auto-lead Data Format 1.0 that dealer CRMs read. The elements are in the order of the DTD. */
export function adfXml(lead: Lead, vehicle: NamedVehicle | undefined, siteUrl: string): string {
  const contact = {
    name: { '@part': 'full', '@type': 'business', '#': business.name },
    email: business.email,
    phone: { '@type': 'voice', '#': business.tel },
  }
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
  document.ins('adf', 'version="1.0"')
  document.ele({
    adf: {
      prospect: {
        '@status': 'new',
        id: { '@sequence': '1', '@source': business.name, '#': lead.id },
        requestdate: lead.receivedAt.replace(/\.\d+Z$/, '+00:00'),
        vehicle: {
          '@interest': adfInterest(lead),
          '@status': vehicle?.isNew === false ? 'used' : 'new',
          ...vehicleElements(vehicle),
        },
        customer: {
          contact: {
            name: [
              { '@part': 'first', '#': lead.firstName },
              { '@part': 'last', '#': lead.lastName },
            ],
            email: lead.email,
            phone: { '@type': 'voice', '#': lead.phone },
          },
          comments: `${interestLabel(lead.interest)}: ${lead.message}`,
        },
        vendor: { vendorname: business.name, url: siteUrl, contact },
        provider: {
          name: { '@part': 'full', '@type': 'business', '#': `${business.name} website` },
          service: interestLabel(lead.interest),
          url: siteUrl,
        },
      },
    },
  })
  return document.end({ prettyPrint: true })
}

/** ADF has words for buying and test drives, none for parts and service: those go into the comments. */
const adfInterest = ({ interest, message }: Lead): string =>
  interest === 'sales' && /\btest[ -]?drive\b/i.test(message) ? 'test-drive' : 'buy'

function vehicleElements(vehicle: NamedVehicle | undefined): object {
  if (!vehicle) return unspecified
  const { id, name, brand, price, year } = vehicle
  const model = name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name
  return {
    year,
    make: brand,
    model,
    stock: id,
    ...(price === undefined ? {} : { price: { '@type': 'asking', '@currency': 'USD', '#': String(price) } }),
  }
}
