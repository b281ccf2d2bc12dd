import { business } from '../../../src/content/dealer/facts/business.facts.ts'
import { dollars, type Fact, factsOf } from '../../support/facts.ts'
import { company, delivery, hours, rentalTerms, responses, returns, service, storage } from '../product-facts.ts'

const policy = (name: string) => `/policies/${name}`
const titles: readonly (readonly [route: string, title: string])[] = [
  ['/privacy', 'Privacy policy'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms', 'Terms of service'],
  ['/terms-of-service', 'Terms of service'],
  [policy('terms-conditions'), 'Terms and conditions'],
  [policy('return-policy'), 'Return policy'],
  [policy('delivery-policy'), 'Delivery policy'],
  [policy('rental-policy'), 'Rental policy'],
  [policy('storage-policy'), 'Storage policy'],
  [policy('publishing-policy'), 'Publishing policy'],
  [policy('feedback-policy'), 'Feedback policy'],
  [policy('corrections-policy'), 'Corrections policy'],
  [policy('diversity-policy'), 'Diversity policy'],
  [policy('ethics-policy'), 'Ethics policy'],
  [policy('staffing-report'), `Staffing report ${company.staffing.year}`],
]

const { newCart, usedCart, parts } = returns
/** Matches a table row that starts and ends with these words. */
const row = (start: string, end: string) => new RegExp(`^${start}\\b.*${end.replace('$', '\\$')}$`)

export const policyFacts: Fact[] = [
  ...titles.flatMap(([route, title]) =>
    factsOf(route, [
      ['2', 'heading', 'h1', title],
      ['2', 'contact block', '.policy__contact', business.phone],
      ['2', 'date', 'time', /^\w+ \d+, 2025$/],
    ]),
  ),
  ...factsOf('/policies/rental-policy', [
    ['9', 'minimum age', 'article', `at least ${rentalTerms.minimumAge} years`],
    ['9', 'deposit 4-seater', 'article tr', `Four-seater ${dollars(rentalTerms.deposits.fourSeater)}`],
    ['9', 'deposit 6-seater', 'article tr', `Six-seater ${dollars(rentalTerms.deposits.sixSeater)}`],
    ['9', 'deposit utility', 'article tr', `Utility ${dollars(rentalTerms.deposits.utility)}`],
    ['9', 'late fee', 'article tr', `Late return, per hour ${dollars(rentalTerms.lateFeePerHour)}`],
    ['9', 'maximum rental', 'article', `longest rental is ${rentalTerms.maximumDays} days`],
    ['9', 'additional driver', 'article tr', `Additional driver ${dollars(rentalTerms.additionalDriver)}`],
    ['9', 'additional drivers', 'article', `up to ${rentalTerms.additionalDrivers} additional drivers`],
    ['9', 'cleaning', 'article tr', rentalTerms.cleaning],
    ['9', 'recharge', 'article tr', row('Recharge', dollars(rentalTerms.recharge))],
    ['9', 'smoke odor', 'article tr', `Smoke odor ${dollars(rentalTerms.smokeOdor)}`],
    ['9', 'pet hair', 'article tr', `Pet hair ${dollars(rentalTerms.petHair)}`],
    ['9', 'administrative fee', 'article tr', row('Administrative fee', dollars(rentalTerms.administrativeFee))],
    [
      '9',
      'free cancellation',
      'article li',
      `Up to ${rentalTerms.freeCancellationHours} hours before the start: free cancellation`,
    ],
    [
      '9',
      'half back',
      'article li',
      new RegExp(`^Within ${rentalTerms.freeCancellationHours} hours .*${rentalTerms.lateCancellationRefund} refund`),
    ],
    ['9', 'no-show', 'article li', 'No-show: no refund'],
    ['9', 'liability', 'article', rentalTerms.liability],
    ['9', 'property', 'article', dollars(rentalTerms.property)],
    ['9', 'increments', 'article', `${rentalTerms.incrementHours}-hour increments`],
    ['9', 'early returns', 'article', 'early returns are not refunded'],
    ['9', 'insurance', 'article', 'Insurance is included'],
    ['9', 'delivery', 'article', `beyond ${delivery.freeMiles} miles it costs ${dollars(delivery.perMile)} per mile`],
    ['9', 'free within the town area', 'article', 'free within the town area'],
  ]),
  ...factsOf('/policies/delivery-policy', [
    ['9', 'free from a purchase of', 'article tr', `${dollars(delivery.freeFromPurchase)} or more Free`],
    ['9', 'per mile beyond the zone', 'article tr', `Each mile beyond the zone ${dollars(delivery.perMile)}`],
    ['9', 'rush', 'article tr', `Rush delivery ${dollars(delivery.rush)}`],
    ['9', 'white glove', 'article tr', `White glove delivery ${dollars(delivery.whiteGlove)}`],
    ['9', 'same-day cancel', 'article tr', row('Cancellation on the day', dollars(delivery.sameDayCancel))],
    ['9', 'missed', 'article tr', `Missed delivery ${dollars(delivery.missed)}`],
    ['9', 'cutoff', 'article', `by ${delivery.sameDayCutoff}`],
    ['9', 'window', 'article', `${delivery.windowHours}-hour window`],
    ['9', 'access', 'article', `${delivery.accessFeet}-foot access`],
    ['9', 'clearance', 'article', `${delivery.clearanceFeet}-foot clearance`],
    ['9', 'abandoned', 'article', `After ${delivery.abandonedDays} days`],
  ]),
  ...factsOf('/policies/return-policy', [
    [
      '9',
      'new carts',
      'article tr',
      `New cart ${newCart.days} days Under ${newCart.underMiles} miles ${newCart.restocking}`,
    ],
    ['9', 'used carts', 'article tr', row(`Used cart ${usedCart.days} days`, usedCart.restocking)],
    ['9', 'parts', 'article tr', row(`Part or accessory ${parts.days} days`, parts.restocking)],
    ['9', 'defects', 'article', `within ${returns.defectHours} hours`],
    ['9', 'refunds', 'article', `within ${returns.refundBusinessDays} business days`],
    ['9', 'card refunds', 'article', returns.cardRefundDays],
  ]),
  ...factsOf('/policies/storage-policy', [
    [
      '9',
      'indoor',
      'article tr',
      `Indoor, climate-controlled ${storage.indoorTemperature} ${dollars(storage.indoor)}/month`,
    ],
    ['9', 'covered outdoor', 'article tr', row('Covered outdoor', `${dollars(storage.coveredOutdoor)}/month`)],
    ['9', 'winter dates', 'article', storage.winter.dates],
    ['9', 'winter indoor', 'article tr', row('Winter package, indoor', dollars(storage.winter.indoor))],
    ['9', 'winter outdoor', 'article tr', row('Winter package, outdoor', dollars(storage.winter.outdoor))],
    ['9', 'summer dates', 'article', storage.summer.dates],
    ['9', 'summer indoor', 'article tr', row('Summer package, indoor', dollars(storage.summer.indoor))],
    ['9', 'summer outdoor', 'article tr', row('Summer package, outdoor', dollars(storage.summer.outdoor))],
    ['9', 'maintenance', 'article tr', row('Maintenance add-on', `${dollars(storage.maintenance)}/month`)],
    ['9', 'pre-season prep', 'article tr', row('Pre-season prep', dollars(storage.preSeasonPrep))],
    ['9', 'late fee', 'article', `${storage.lateFeeAfterDays} days later, a late fee of ${dollars(storage.lateFee)}`],
    ...storage.delinquency.map(
      ([days, step]) => ['9', `after ${days} days`, 'article tr', new RegExp(`^${days} days .*${step}`)] as const,
    ),
    ['9', 'notice', 'article', `${storage.noticeDays} days’ written notice`],
    ['9', 'retrieval', 'article', `retrieved within ${storage.retrievalDays} days`],
    ...hours.storageAccess.map((text) => ['9', `access ${text}`, 'article tr', text] as const),
  ]),
  ...factsOf('/policies/publishing-policy', [
    ['9', 'content inquiries', 'article', `${responses.contentInquiries} hours`],
    ['9', 'new products', 'article', `within ${responses.newProduct} hours`],
  ]),
  ...factsOf(
    '/policies/feedback-policy',
    Object.entries(responses.feedback).map(([grade, within]) => ['9', grade, 'article tr', row(grade, `${within}h`)]),
  ),
  ...factsOf('/policies/corrections-policy', [
    ...Object.entries(responses.corrections).map(
      ([grade, within]) => ['9', grade, 'article tr', row(grade, `${within}h`)] as const,
    ),
    ['9', 'content inquiries', 'article', `${responses.contentInquiries}h`],
  ]),
  ...factsOf('/policies/staffing-report', [
    ['2', 'peak headcount', 'article', `peak was ${company.staffing.peak} people`],
    ['2', 'headcount by month', 'article tr', new RegExp(`^\\w{3} ${company.staffing.peak}$`)],
    ['2', 'survey scores', 'article tr', /\b[1-5]\.\d$/],
  ]),
  ...factsOf('/policies/terms-conditions', [
    ['1', 'the business', 'article', business.name],
    ['9', 'service rate', 'article', `${dollars(service.ratePerHour)} per hour`],
    ['9', 'repairs', 'article', service.repairHours],
  ]),
  ...factsOf('/terms-of-service', [
    ['1', 'another business', 'article', company.termsOfService.name],
    ['1', 'another county', 'article', company.termsOfService.county],
    ['9', 'answer', 'article', `within ${service.answerHours} hours`],
  ]),
]
