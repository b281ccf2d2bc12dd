/** Scripts for the pages about the lot: an entry in build/separate-assets.ts. */
import { startPhotos } from './photos.ts'
import { offerScan } from './scan.ts'

startPhotos()
offerScan()
