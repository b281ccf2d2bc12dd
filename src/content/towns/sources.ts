/** Where a fact on a town's page can be looked up. Front pages, since deeper ones move. */
export const townSources = {
  census: { name: 'U.S. Census Bureau', url: 'https://www.census.gov' },
  wildlife: { name: 'New Jersey Fish and Wildlife', url: 'https://dep.nj.gov/njfw/' },
  njParks: { name: 'New Jersey State Park Service', url: 'https://dep.nj.gov/parksandforests/' },
  pinelands: { name: 'New Jersey Pinelands Commission', url: 'https://www.nj.gov/pinelands/' },
  njFarms: { name: 'New Jersey Department of Agriculture', url: 'https://www.nj.gov/agriculture/' },
  rutgers: { name: 'Rutgers Agricultural Experiment Station', url: 'https://njaes.rutgers.edu' },
  cumberland: { name: 'Cumberland County', url: 'https://www.cumberlandcountynj.gov' },
  register: { name: 'National Register of Historic Places', url: 'https://www.nps.gov/subjects/nationalregister/' },
  rivers: { name: 'National Park Service', url: 'https://www.nps.gov' },
  airport: { name: 'Delaware River and Bay Authority', url: 'https://www.drba.net' },
  paParks: { name: 'Pennsylvania State Parks', url: 'https://www.pa.gov/agencies/dcnr' },
  paRoads: { name: 'Pennsylvania Department of Transportation', url: 'https://www.pa.gov/agencies/penndot' },
  njRoads: { name: 'New Jersey Department of Transportation', url: 'https://www.nj.gov/transportation/' },
  lackawanna: { name: 'Lackawanna County', url: 'https://www.lackawannacounty.org' },
  heritage: { name: 'Lackawanna Heritage Valley', url: 'https://www.lhva.org' },
  survey: { name: 'U.S. Geological Survey', url: 'https://www.usgs.gov' },
  keystone: { name: 'Keystone College', url: 'https://www.keystone.edu' },
} as const satisfies Record<string, { readonly name: string; readonly url: string }>

export type TownSource = keyof typeof townSources
