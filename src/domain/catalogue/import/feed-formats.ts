import { vehicleFields } from '../vehicle-fields.ts'
import { type FeedField, isFeedField } from './feed-row.ts'
import { findColumn } from './vehicle-csv.ts'

/** Headers are in the form that headerKey returns. */
type FeedFormat = {
  label: string
  fields: Readonly<Partial<Record<FeedField, readonly string[]>>>
  /** Headers that mean something else in this format. */
  except?: readonly string[]
}

/** Makes `Image[0].URL` and `image_url` equal, and `g:id` and `id`. */
export const headerKey = (header: string): string =>
  header
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/\[\d*\]/g, '')
    .replaceAll(/[^a-z0-9]/g, '')

/** Elements that only group others. */
const groups = new Set([
  ...['vehicle', 'unit', 'item', 'listing', 'product', 'detail', 'details', 'attributes', 'info', 'general', 'basic'],
  ...['specs', 'specifications', 'data', 'fields', 'properties'],
])
/** Keys that mean nothing without their parent, as in `dealer.name`. */
const vague = new Set([
  ...['name', 'type', 'id', 'title', 'status', 'class', 'description', 'url', 'link', 'category', 'unit', 'cart'],
  ...['item', 'tag'],
])

/** Keys that hold the value of their parent, as in `condition.value`. */
const wrapped = new Set(['value', 'text', 'label', 'amount', 'content', 'display', 'displayvalue', 'formatted'])

/** Candidate keys, longest first: for `pricing.selling_price`, 'pricingsellingprice', then 'sellingprice'. */
function headerKeys(header: string): string[] {
  const parts = header.split('.').map(headerKey)
  const telling = parts.filter((part, at) => at === parts.length - 1 || !groups.has(part))
  const keys = telling.map((_, at) => telling.slice(at).join(''))
  const own = keys.filter((key, at) => at === 0 || !vague.has(key))
  return parts.length > 1 && wrapped.has(parts.at(-1) ?? '')
    ? [...own, ...headerKeys(header.replace(/\.[^.]*$/, ''))]
    : own
}

const showroomHeaders = ['showroom', ...vehicleFields.showroom.alsoCalled]

const brands = [
  ...['make', 'vehiclemake', 'manufacturer', 'brand', 'brands', 'mfr', 'mfg', 'maker', 'makename', 'vendor'],
  ...['manufacturername', 'unitmake'],
]
const models = ['model', 'vehiclemodel', 'modelname', 'unitmodel']
const titles = [
  ...['title', 'headline', 'vehicletitle', 'listingtitle', 'unittitle', 'producttitle', 'productname', 'unitname'],
  ...['displayname', 'adtitle', 'vehiclename'],
]
/** Headers for a stock number. 'sku' precedes 'stock', since a column 'Stock' next to 'SKU' is a quantity in shops' exports. */
const stockNumbers = [
  ...['stocknumber', 'stockno', 'stocknum', 'stk', 'stkno', 'stknumber', 'stockid', 'sku', 'variantsku', 'unitnumber'],
  ...['unitno', 'inventorynumber', 'inventoryno', 'itemnumber', 'itemno', 'stock', 'unit', 'cart', 'cartnumber'],
  ...['cartno', 'invnumber', 'invno', 'item', 'tag', 'tagnumber', 'tagno'],
]
const vins = [
  ...['vin', 'vinnumber', 'vinno', 'vinserialnumber', 'vinserial', 'vinserialno', 'serialnumbervin', 'serialvin'],
  ...['vehicleidentificationnumber', 'serialnumber', 'serialno', 'serial', 'framenumber', 'chassisnumber'],
]
const systemIds = ['uniqueid', 'unitid', 'inventoryid', 'listingid', 'productid', 'recordid', 'itemid']

/** From the public docs of Meta's automotive ads and Google Merchant Center. HomeNet publishes none, so its entry has the usual headers of dealers' and shops' exports. */
export const feedFormats = {
  meta: {
    label: "Meta's automotive inventory feed",
    fields: {
      id: ['vehicleid', 'autolistingid'],
      name: ['title'],
      description: ['description'],
      brand: ['make'],
      model: ['model'],
      year: ['year'],
      trim: ['trim'],
      bodyStyle: ['bodystyle'],
      price: ['price'],
      salePrice: ['saleprice'],
      state: ['stateofvehicle'],
      condition: ['condition'],
      inStock: ['availability'],
      mileage: ['mileagevalue', 'mileage'],
      mileageUnit: ['mileageunit'],
      images: ['image', 'imageurl'],
      color: ['exteriorcolor'],
      vin: ['vin'],
      stockNumber: ['stocknumber'],
      showroom: [...showroomHeaders],
    },
    except: ['vehicletype', 'status', 'features', 'options', 'basepriceamount'],
  },
  homenet: {
    label: 'a HomeNet-style export',
    fields: {
      stockNumber: stockNumbers,
      vin: vins,
      id: ['handle'],
      systemId: [...systemIds, 'id'],
      state: ['newused', 'newusedcertified', 'newusedflag', 'neworused', 'newusedstatus'],
      kind: ['type', 'class', 'inventorytype', 'vehicletype', 'unittype', 'stocktype', 'producttype', 'itemtype'],
      condition: ['condition', 'vehiclecondition', 'unitcondition', 'itemcondition'],
      status: ['status', 'stockstatus', 'inventorystatus', 'unitstatus', 'vehiclestatus', 'salestatus'],
      isNew: ['isnew'],
      inStock: [
        ...['availability', 'instock', 'available', 'isavailable', 'quantity', 'qty', 'onhand', 'quantityonhand'],
        ...['variantinventoryqty', 'stockquantity', 'stockqty'],
      ],
      sold: ['sold', 'issold', 'datesold', 'solddate'],
      year: ['year', 'modelyear', 'vehicleyear', 'yr', 'unityear'],
      brand: brands,
      model: models,
      trim: ['trim', 'trimlevel', 'vehicletrim', 'modeltrim', 'series', 'submodel'],
      category: ['category', 'categories', 'productcategory', 'subcategory', 'vehiclecategory', 'segment'],
      bodyStyle: ['body', 'bodystyle', 'bodytype', 'vehiclebody', 'standardbody'],
      mileage: ['miles', 'mileage', 'mileagevalue', 'odometer', 'odometerreading'],
      mileageUnit: ['mileageunit', 'odometerunit', 'odometerunits'],
      hoursOnMeter: ['hours', 'hoursonmeter', 'enginehours', 'hourmeter', 'meterhours', 'hrs'],
      salePrice: ['specialprice', 'saleprice', 'discountprice', 'discountedprice', 'promoprice', 'clearanceprice'],
      color: [
        ...['extcolor', 'exteriorcolor', 'color', 'colour', 'exteriorcolour', 'extcolour', 'primarycolor'],
        ...['primarycolour', 'bodycolor', 'bodycolour', 'paintcolor', 'maincolor', 'exterior', 'extcolorgeneric'],
      ],
      seatingCapacity: [
        ...['seats', 'seating', 'seatingcapacity', 'passengers', 'passengercapacity', 'numberofseats', 'seatcount'],
        ...['seater', 'noofseats', 'numseats'],
      ],
      batteryType: ['batterytype', 'battery', 'batteries'],
      topSpeed: ['topspeed', 'maxspeed', 'speed'],
      range: ['range', 'drivingrange'],
      name: [...titles, 'name'],
      description: [
        ...['description', 'comments', 'dealercomments', 'vehicledescription', 'descriptions', 'comment', 'freetext'],
        ...['webdescription', 'internetdescription', 'bodyhtml', 'longdescription', 'fulldescription', 'salescomments'],
        ...['sellernotes', 'adtext', 'shortdescription'],
      ],
      features: [
        ...['options', 'features', 'optionlist', 'optiondescriptions', 'categorizedoptions'],
        ...['equipment', 'featurelist'],
        ...['vehicleoptions', 'accessories', 'standardfeatures', 'installedoptions', 'highlights'],
      ],
      images: [
        ...['imageurls', 'imageurl', 'images', 'imagelist', 'imageurllist', 'image', 'pictures', 'pictureurls'],
        ...['photourls', 'photourl', 'photos', 'photolist', 'photourllist', 'photo', 'picture', 'pictureurl', 'pics'],
        ...['pic'],
      ],
      showroom: showroomHeaders,
    },
  },
  google: {
    label: 'a Google product file',
    fields: {
      id: ['id'],
      name: ['title'],
      description: ['description'],
      price: ['price'],
      salePrice: ['saleprice'],
      state: ['condition'],
      inStock: ['availability'],
      images: ['imagelink', 'additionalimagelink'],
      brand: ['brand', 'make'],
      category: ['producttype'],
      bodyStyle: ['bodystyle'],
      model: ['model'],
      productCategory: ['googleproductcategory'],
      year: ['year'],
      trim: ['trim'],
      mileage: ['mileage'],
      color: ['color'],
      vin: ['vin'],
      features: ['vehicleoption', 'producthighlight'],
      showroom: [...showroomHeaders],
    },
    except: ['quantity'],
  },
} as const satisfies Record<string, FeedFormat>

export type FeedFormatName = keyof typeof feedFormats

const isFormat = (name: string): name is FeedFormatName => Object.hasOwn(feedFormats, name)
const names = Object.keys(feedFormats).filter(isFormat)

export const formatNames = ['larkway', ...names] as const

export const isFormatName = (name: string): name is (typeof formatNames)[number] =>
  formatNames.some((format) => format === name)

/** A file has the first format for which every group has a header in the file. */
const signs: readonly (readonly [FeedFormatName, ...(readonly (readonly string[])[])])[] = [
  ['meta', ['vehicleid', 'autolistingid'], ['make']],
  ['homenet', ['make'], ['model'], ['vin', 'stock', 'stocknumber', 'stockno', 'stk']],
  ['google', ['id'], ['title'], ['price'], ['imagelink', 'link', 'availability']],
  ['homenet', brands, [...models, ...titles], [...stockNumbers, ...vins, ...systemIds, 'id', 'handle']],
  ['homenet', brands, ['name'], [...stockNumbers, ...vins, ...systemIds]],
  // In a list without a column for the maker, titles begin with the maker.
  ['homenet', [...titles, 'description'], [...stockNumbers, ...vins, ...systemIds]],
]

export function recognizeFormat(headers: readonly string[]): FeedFormatName | undefined {
  const keys = new Set(headers.flatMap(headerKeys))
  return signs.find(([, ...groups]) => groups.every((group) => group.some((key) => keys.has(key))))?.[0]
}

/** @returns undefined for a column that the site doesn't use or know */
export function columnOf(format: FeedFormatName, header: string): FeedColumn | undefined {
  const { fields, except = [] }: FeedFormat = feedFormats[format]
  if (headerKeys(header).some((key) => except.includes(key))) return undefined
  const own = columnIn(fields, header)
  if (own || format === 'homenet') return own
  const usual = columnIn(feedFormats.homenet.fields, header)
  return usual && { ...usual, rank: usual.rank + OTHER_FORMAT }
}

function columnIn(fields: FeedFormat['fields'], header: string): FeedColumn | undefined {
  for (const key of headerKeys(header)) {
    const keys = [key, key.replace(/\d+$/, '')]
    for (const [field, spellings] of Object.entries(fields)) {
      const rank = spellings.findIndex((spelling) => keys.includes(spelling))
      if (rank >= 0 && isFeedField(field)) return { field, rank }
    }
    if (isOtherAmount(key)) return undefined
    const rank = priceRank(key)
    if (rank !== undefined) return { field: 'price', rank }
    if (pictures.test(key) && !otherPictures.test(key)) return { field: 'images', rank: 0 }
  }
  const own = header.includes('.') ? undefined : findColumn(header)
  return own && { field: own.name, rank: 0 }
}

/** `rank`: of two columns for a field that takes only one, the one with the lower rank is read. */
type FeedColumn = { field: string; rank: number }

/** Ranks columns of another format after all columns of the file's own. */
const OTHER_FORMAT = 1000

const pictures = /(?:image|photo|picture|img)s?(?:url|src|link|href|uri|list|file|filename|path|name|large|full)*s?$/
const otherPictures = /thumb|logo|lifestyle|icon|placeholder|dealer|seller|interior360|video|^has|^no|^num/

const bestPrices = ['sellingprice', 'price', 'internetprice', 'webprice', 'ourprice', 'currentprice', 'pricecurrent']
/** Kinds of prices that are used only if there is no better column. */
const lastPrices = /(?:list|retail|regular|base)/
/** Amounts that aren't the cart's price: the maker's price, the dealer's costs, rent, and earlier prices. */
const otherAmounts =
  /(?:msrp|invoice|cost|shipping|wholesale|suggested|dealerprice|compareat|original|previous|^was|waspri|^old|oldpri|prior|miscprice|(?<!cur)rent)/
const notAmounts =
  /price(?:type|note|notes|label|text|currency|currencycode|date|unit|updated|range|drop|effectivedate)$/

const isOtherAmount = (key: string): boolean =>
  otherAmounts.test(key) || (key.includes('price') && notAmounts.test(key))

/** Any header containing 'price' may be the price; undefined for headers that can't be the price. */
export function priceRank(key: string): number | undefined {
  const best = bestPrices.indexOf(key)
  if (best >= 0) return best
  if (!/price|^ask(?:ing)?$/.test(key) || isOtherAmount(key)) return undefined
  return lastPrices.test(key) ? 200 : 100
}
