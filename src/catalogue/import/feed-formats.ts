import { vehicleFields } from '../vehicle-fields.ts'
import { type FeedField, isFeedField } from './feed-row.ts'

/** Headers are written as headerKey makes them. */
type FeedFormat = {
  label: string
  signs: readonly (readonly string[])[]
  fields: Readonly<Partial<Record<FeedField, readonly string[]>>>
  unused: readonly string[]
}

/** `Image[0].URL` and `image_url` are one, and `g:id` is `id`. */
export const headerKey = (header: string): string =>
  header
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/\[\d*\]/g, '')
    .replaceAll(/[^a-z0-9]/g, '')

const showroomHeaders = ['showroom', ...vehicleFields.showroom.alsoCalled]

/** From the public docs of Meta's automotive ads and Google Merchant Center. HomeNet has none: these are its usual names. */
export const feedFormats = {
  meta: {
    label: "Meta's automotive inventory feed",
    signs: [['vehicleid', 'autolistingid'], ['make']],
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
    unused: [
      ...['url', 'imagetag', 'videourl', 'videotag', 'address', 'addressaddr', 'addresscity', 'addressregion'],
      ...[
        'addresspostalcode',
        'addresscountry',
        'addresscomponent',
        'latitude',
        'longitude',
        'neighborhood',
        'dealerid',
        'dealername',
      ],
      ...['dealerphone', 'dealercommunicationchannel', 'dealerprivacypolicyurl', 'fbpageid', 'transmission'],
      ...['fueltype', 'drivetrain', 'engine', 'doors', 'interiorcolor', 'interiorupholstery', 'datefirstonlot'],
      ...['vehicletype', 'vehicleregistrationplate', 'previouscurrency', 'previousprice', 'currency', 'chromeid'],
      ...['generation', 'certifiedpreowned', 'carhistorylink', 'customlabel', 'customnumber', 'internallabel'],
      ...['status', 'producttags', 'applinkurl', 'basepriceamount', 'msrp', 'features', 'options', 'addressunit'],
    ],
  },
  homenet: {
    label: 'a HomeNet-style export',
    signs: [['make'], ['model'], ['vin', 'stock', 'stocknumber', 'stockno', 'stk']],
    fields: {
      stockNumber: ['stock', 'stocknumber', 'stockno', 'stocknum', 'stk', 'stkno', 'stockid'],
      vin: ['vin', 'vinnumber', 'serial', 'serialnumber'],
      state: ['type', 'newused', 'newusedcertified', 'newusedflag', 'inventorytype', 'vehicletype', 'condition'],
      year: ['year', 'modelyear', 'vehicleyear', 'yr'],
      brand: ['make', 'vehiclemake', 'manufacturer'],
      model: ['model', 'vehiclemodel', 'modelname'],
      trim: ['trim', 'trimlevel', 'vehicletrim', 'series'],
      bodyStyle: ['body', 'bodystyle', 'bodytype', 'vehiclebody', 'standardbody'],
      mileage: ['miles', 'mileage', 'odometer'],
      hoursOnMeter: ['hours', 'enginehours', 'hourmeter', 'hoursonmeter'],
      price: ['sellingprice', 'price', 'internetprice', 'askingprice', 'listprice', 'retailprice', 'webprice'],
      salePrice: ['specialprice', 'saleprice'],
      color: ['extcolor', 'exteriorcolor', 'color', 'colour', 'exteriorcolour', 'extcolour', 'extcolorgeneric'],
      name: ['title', 'name', 'headline', 'vehicletitle'],
      description: ['description', 'comments', 'dealercomments', 'vehicledescription', 'descriptions', 'comment'],
      features: ['options', 'features', 'optionlist', 'optiondescriptions', 'categorizedoptions', 'equipment'],
      images: [
        ...['imageurls', 'imageurl', 'images', 'imagelist', 'imageurllist', 'image', 'pictures', 'pictureurls'],
        ...['photourls', 'photourl', 'photos', 'photolist', 'photourllist', 'photo'],
      ],
      inStock: ['availability', 'instock'],
      showroom: [...showroomHeaders],
    },
    unused: [
      ...['msrp', 'invoice', 'cost', 'bookvalue', 'miscprice', 'dealerid', 'dealername', 'dealeraddress'],
      ...['dealercity', 'dealerstate', 'dealerzip', 'dealerphone', 'dealeremail', 'rooftopid', 'rooftop'],
      ...['intcolor', 'interiorcolor', 'interiorcolour', 'intcolour', 'interiormaterial', 'engine', 'enginecylinders'],
      ...['enginedisplacement', 'transmission', 'transmissionspeed', 'drivetrain', 'drivetype', 'fueltype', 'doors'],
      ...['modelnumber', 'modelcode', 'stylename', 'styledescription', 'dateinstock', 'daysinstock', 'lastmodified'],
      ...['certified', 'certification', 'citympg', 'highwaympg', 'hwympg', 'epacity', 'epahighway', 'videourl'],
      ...['imagecount', 'photocount', 'imagesmodifieddate', 'vdpurl', 'url', 'chromestyleid', 'isspecial'],
      ...['extcolorcode', 'intcolorcode', 'exteriorcolorcode', 'interiorcolorcode', 'intupholstery', 'marketclass'],
    ],
  },
  google: {
    label: 'a Google product file',
    signs: [['id'], ['title'], ['price'], ['imagelink', 'link', 'availability']],
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
    unused: [
      ...['link', 'mobilelink', 'canonicallink', 'linktemplate', 'identifierexists', 'gtin', 'mpn', 'itemgroupid'],
      ...['salepriceeffectivedate', 'availabilitydate', 'expirationdate', 'costofgoodssold', 'shipping', 'tax'],
      ...['shippingprice', 'shippingcountry', 'shippingservice', 'shippinglabel', 'shippingweight', 'shippinglength'],
      ...['shippingwidth', 'shippingheight', 'adult', 'agegroup', 'gender', 'material', 'pattern', 'size'],
      ...['sizesystem', 'sizetype', 'multipack', 'isbundle', 'customlabel', 'promotionid', 'adsredirect'],
      ...['excludeddestination', 'includeddestination', 'lifestyleimagelink', 'shorttitle', 'storecode', 'quantity'],
      ...['pickupmethod', 'pickupsla', 'vehiclefulfillment', 'vehiclemsrp', 'engine', 'productdetail', 'certification'],
    ],
  },
} as const satisfies Record<string, FeedFormat>

export type FeedFormatName = keyof typeof feedFormats

const isFormat = (name: string): name is FeedFormatName => Object.hasOwn(feedFormats, name)
const names = Object.keys(feedFormats).filter(isFormat)

export const formatNames = ['larkway', ...names] as const

export const isFormatName = (name: string): name is (typeof formatNames)[number] =>
  formatNames.some((format) => format === name)

export function recognizeFormat(headers: readonly string[]): FeedFormatName | undefined {
  const keys = new Set(headers.map(headerKey))
  return names.find((name) => feedFormats[name].signs.every((group) => group.some((key) => keys.has(key))))
}

/** 'unused' for a column that the site has no use for, undefined for an unknown one. */
export function columnOf(format: FeedFormatName, header: string): FeedColumn | 'unused' | undefined {
  const { fields, unused }: FeedFormat = feedFormats[format]
  const key = headerKey(header)
  const keys = [key, key.replace(/\d+$/, '')]
  for (const [field, spellings] of Object.entries(fields)) {
    const rank = spellings.findIndex((spelling) => keys.includes(spelling))
    if (rank >= 0 && isFeedField(field)) return { field, rank }
  }
  return keys.some((each) => unused.includes(each)) ? 'unused' : undefined
}

/** `rank`: of two columns for the same field, the lower one is read. */
type FeedColumn = { field: FeedField; rank: number }
