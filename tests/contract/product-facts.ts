/**
 * The figures and fixed wording from docs/product.md. Page tests read them from here, so that changing a figure needs an
 * edit in its content file and in this one. Facts that the dealer chose (phone numbers, addresses, the rest of the
 * stock) are only in dealer/, and tests import them from src/. Prices are in US dollars.
 */

/** docs/product.md 1, 2. */
export const company = {
  phone: /^1-844-\d{3}-\d{4}$/,
  copyrightYear: 2025,
  brands: ['Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV'],
  financing: '0% financing on select models',
  home: { experience: 'Over 15 years', customers: '500+ happy customers', municipalities: '22 municipalities' },
  about: {
    experience: '15+ years',
    customers: '500+ satisfied customers',
    municipalities: '33 municipalities served',
    team: 4,
    municipalitiesPerRegion: 8,
  },
  dealerRating: 4.8,
  vehicleRating: 4.7,
  staffing: { year: 2024, peak: 38 },
  /** The terms of service are those of a different company, in a different county. */
  termsOfService: { name: 'Garden State Cart Company', county: 'Gloucester County' },
} as const

/** docs/product.md 2.13. */
export const towns = {
  newJersey: { cities: 3, boroughs: 8, townships: 10, named: ['port-norris', 'commercial-township'] },
  pennsylvania: [
    ...['scranton', 'archbald', 'carbondale', 'clarks-summit', 'dalton', 'jermyn', 'jessup', 'moosic', 'moscow'],
    ...['old-forge', 'olyphant', 'taylor', 'chinchilla-township', 'elmhurst-township', 'fleetville-township'],
    ...['la-plume-township', 'peckville-township', 'ransom-township', 'waverly-township'],
  ],
} as const
export const newJerseyTowns = towns.newJersey.cities + towns.newJersey.boroughs + towns.newJersey.townships
export const allTowns = newJerseyTowns + towns.pennsylvania.length

/** docs/product.md 9.1: rows of the timetables as shown. */
export const hours = {
  dealership: ['Mon-Fri 9AM-5PM', 'Sat 9AM-5PM', 'Sun Closed'],
  service: ['Mon-Fri 8AM-5PM', 'Sat 9AM-3PM', 'Sun Emergency only'],
  townPages: ['Mon-Sat 8AM-6PM', 'Sun 10AM-4PM'],
  storageAccess: ['Mon-Fri 8AM-5PM', 'Sat 8AM-3PM', 'Sun By appointment'],
} as const

/** docs/product.md 9.2. */
export const service = {
  ratePerHour: 155,
  customModifications: 'Quote on request',
  warrantyWork: 'Covered by warranty',
  repairHours: '24-48 hours',
  answerHours: 24,
  typicalAnswer: '2-6 hours',
} as const

export const rentalCarts = [
  { id: 'fourSeater', name: '4 seater' },
  { id: 'sixSeater', name: '6 seater' },
  { id: 'utility', name: 'Utility' },
] as const
export const rentalPeriods = [
  { id: 'daily', name: 'Daily', days: 1, duration: '24 hours' },
  { id: 'threeDay', name: '3 day', days: 3, duration: '72 hours' },
  { id: 'weekly', name: 'Weekly', days: 7, duration: '7 days' },
  { id: 'monthly', name: 'Monthly', days: 30, duration: '30 days' },
] as const

const fourSeater = { daily: 245, threeDay: 685, weekly: 1050, monthly: 2800 } as const
const fourSeaterSavings = { threeDay: 6.8, weekly: 38.7, monthly: 61.6 } as const
const fourSeaterRenewals = { threeDay: 228.34, weekly: 150, monthly: 94 } as const

/** docs/product.md 9.3: two readings of the price list, and a third in structured data. */
export const rentals = {
  rentalsPage: {
    fourSeater,
    sixSeater: { daily: 295, threeDay: 735, weekly: 1400, monthly: 3500 },
    utility: fourSeater,
  },
  townPage: {
    fourSeater,
    sixSeater: { daily: 295, threeDay: 825, weekly: 1260, monthly: 3360 },
    utility: { daily: 275, threeDay: 770, weekly: 1155, monthly: 3080 },
  },
  structuredData: {
    state: { name: 'Delaware', code: 'DE' },
    fourSeater: { daily: 219, threeDay: 629, weekly: 979, monthly: 2649 },
    sixSeater: { daily: 269, threeDay: 779, weekly: 1189, monthly: 3149 },
    utility: { daily: 259, threeDay: 739, weekly: 1119, monthly: 2949 },
  },
  /** The rentals page prints these percentages, while town pages compute theirs. */
  savings: {
    fourSeater: fourSeaterSavings,
    sixSeater: { threeDay: 16.9, weekly: 32.2, monthly: 60.4 },
    utility: fourSeaterSavings,
  },
  /** The price of each additional day. A daily rental renews at the daily price. */
  renewals: {
    fourSeater: fourSeaterRenewals,
    sixSeater: { threeDay: 245, weekly: 200, monthly: 116.67 },
    utility: fourSeaterRenewals,
  },
} as const

/** docs/product.md 9.4. */
export const rentalTerms = {
  incrementHours: 24,
  minimumAge: 18,
  deposits: { fourSeater: 500, sixSeater: 750, utility: 600 },
  lateFeePerHour: 25,
  maximumDays: 30,
  additionalDriver: 25,
  additionalDrivers: 2,
  cleaning: '$50-150',
  recharge: 35,
  smokeOdor: 200,
  petHair: 75,
  administrativeFee: 75,
  freeCancellationHours: 24,
  lateCancellationRefund: '50%',
  liability: '$100,000 / $300,000',
  property: 50_000,
} as const

/** docs/product.md 9.5. */
export const delivery = {
  perMile: 6,
  freeMiles: 10,
  freeFromPurchase: 5000,
  rush: 50,
  whiteGlove: 150,
  sameDayCancel: 75,
  missed: 100,
  sameDayCutoff: '2 PM',
  windowHours: 2,
  accessFeet: 8,
  clearanceFeet: 10,
  abandonedDays: 30,
} as const

/** docs/product.md 9.6. */
export const returns = {
  newCart: { days: 7, underMiles: 10, restocking: '15%' },
  usedCart: { days: 3, restocking: '20%' },
  parts: { days: 30, restocking: '10%' },
  defectHours: 48,
  refundBusinessDays: 10,
  cardRefundDays: '3-5 days',
  structuredDataDays: 30,
} as const

/** docs/product.md 9.7. */
export const storage = {
  indoor: 125,
  indoorTemperature: '50-75°F',
  coveredOutdoor: 75,
  winter: { dates: 'from Oct 15 to Apr 15, 6 months', indoor: 650, outdoor: 400 },
  summer: { dates: 'from May 1 to Sep 30, 5 months', indoor: 575, outdoor: 350 },
  maintenance: 50,
  preSeasonPrep: 150,
  lateFee: 25,
  lateFeeAfterDays: 10,
  delinquency: [
    [30, 'notice'],
    [60, 'Phone contact'],
    [90, 'Lien'],
    [120, 'Possible sale'],
  ],
  noticeDays: 30,
  retrievalDays: 30,
} as const

/** docs/product.md 9.8, in hours. */
export const responses = {
  contentInquiries: '24-48',
  feedback: { Urgent: 4, General: 24, Complex: 48 },
  corrections: { Critical: 2, Important: 24, Minor: 48, Complex: 72 },
  newProduct: 48,
} as const

/** docs/product.md 9.9. */
export const denago = {
  seriesFrom: { City: 15_000, Nomad: 8495, Rover: 9995 },
  models: [
    { name: 'Denago City', price: 15_000, seats: 2 },
    { name: 'Denago Nomad', price: 8495, seats: 4 },
    { name: 'Denago Nomad XL', price: 8495, seats: 4 },
    { name: 'Denago Rover', price: 9995, seats: 6 },
    { name: 'Denago Rover XL', price: 11_995, seats: 6 },
    { name: 'Denago Rover XL8', price: 11_995, seats: 8 },
  ],
  rangeMiles: { from: 40, to: 60 },
  topSpeed: '25 mph',
  driveOnCards: '2x4',
  driveInSpecifications: 'All-wheel drive',
} as const

/** docs/product.md 9.10. A series card has at most three links; `more` counts the rest. */
export const evolution = {
  series: [
    { title: 'D5 Ranger', from: 7695, links: 3, more: 2 },
    { title: 'D5 Maverick', from: 7995, links: 2, more: 0 },
    { title: 'Classic', from: 6695, links: 2, more: 0 },
    { title: 'Carrier', from: 9595, links: 2, more: 0 },
    { title: 'Forester', from: 6995, links: 2, more: 0 },
    { title: 'Turfman', from: 6795, links: 2, more: 0 },
    { title: 'D6 Max', from: 13_595, links: 3, more: 1 },
  ],
  models: [
    { name: 'Carrier 6', price: 9595, seats: 6 },
    { name: 'Carrier 8', price: 11_595, seats: 8 },
    { name: 'D5 Ranger 6', price: 9995, seats: 6 },
    { name: 'Forester 4', price: 6995, seats: 4 },
    { name: 'D5 Maverick 4', price: 9595, seats: 4 },
    { name: 'D6 MAX GT6', price: 15_595, seats: 6 },
  ],
} as const

/** docs/product.md 2.5, 9.10: the home page's three carts, in order. The first id is a hash. */
export const featuredCarts = [
  { id: '66a1f4c2e8b09d3571c4ae20', price: 12_995 },
  { id: 'evolution-d6-max-xt4', price: 16_995 },
  { id: 'denago-ev-city', price: 11_995 },
] as const

/** docs/product.md 9.11. */
export const calculator = {
  co2PoundsPerGallon: 19.6,
  milesPerGallon: 15,
  dollarsPerGallon: 3.5,
  dollarsPerKilowattHour: 0.12,
  kilowattHoursPerMile: 0.15,
  treesPerTon: 16.5,
  poundsPerTon: 2000,
  weeksPerYear: 52,
  uses: { recreational: 1, residential: 1.2, commercial: 2, golf_course: 2.5 },
  years: [1, 3, 5, 10],
  miles: { min: 1, max: 500 },
  benefits: [
    ...['Zero Emissions', 'Energy Efficient', 'Forest Protection'],
    ...['Sustainable Materials', 'Climate Action', 'Clean Air'],
  ],
  motorEfficiency: { electric: '90%', gas: '25%' },
  averageAnnualSavings: 1200,
} as const

/** docs/product.md 5.2, 9.12. */
export const inventory = { priceBounds: { lower: 15_000, upper: 25_000 } } as const
