/** Scripts of the pages of the lot: an entry of build/separate-assets.ts. */
import { startPhotos } from './photos.ts'
import { offerScan } from './scan.ts'

startPhotos()
offerScan()
