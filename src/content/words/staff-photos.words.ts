/** Photos of a cart on staff pages. The phone's script uses these words too. */
export const photoWords = {
  heading: 'Photos',
  first: 'The first one leads',
  take: 'Take photos',
  choose: 'From phone',
  send: 'Send the photos',
  sendHint: 'JPEG, PNG, WebP, AVIF or HEIC. Where and when a photo was taken is removed.',
  main: (place: number): string => `${place}, main`,
  makeMain: 'Main',
  makeMainLabel: (place: number): string => `Make photo ${place} the main one`,
  count: (count: number, most: number): string => `${count} of ${most}`,
  alt: (place: number): string => `Photo ${place}`,
  earlier: (place: number): string => `Move photo ${place} earlier`,
  later: (place: number): string => `Move photo ${place} later`,
  remove: (place: number): string => `Remove photo ${place}`,
  none: 'No photos yet.',
  drag: 'Hold a photo, then drag it to its place.',
  pageTitle: (cart: string): string => `Photos of ${cart}`,
  newCart: 'a new cart',
  back: 'Back to the cart',
  crop: 'Crop',
  cropHint: 'Tap what must stay visible where a card or a page crops this photo.',
  tap: 'The whole photo',
  keep: 'Or choose what stays visible',
  set: 'Set',
}

export const photoPlaces = {
  center: 'Center again',
  top: 'Top',
  topRight: 'Top right',
  right: 'Right',
  bottomRight: 'Bottom right',
  bottom: 'Bottom',
  bottomLeft: 'Bottom left',
  left: 'Left',
  topLeft: 'Top left',
}

export const photoProblems = {
  notTaken: 'Not all photos were taken:',
  full: (most: number, name: string): string =>
    `${name} was left out: a cart has up to ${most} photos. Remove one first.`,
  tooLarge: (megabytes: number): string =>
    `Together the photos are larger than ${megabytes} MB, so none was taken. Send fewer at a time.`,
  oneTooLarge: (megabytes: number): string => `This photo is larger than ${megabytes} MB. Send a smaller copy.`,
  enough: 'You’ve reached the hourly limit for photos. Try again later.',
  busy: 'Others are sending photos right now. Try again in a minute.',
  tooSlow: 'The photos came too slowly to be taken. Send fewer at a time, or from a better connection.',
  diskFull: 'The site has no room left for photos. Tell whoever runs it, then send the photo again.',
  none: 'There was no photo in what you sent. Choose one first.',
  unknown: 'This cart is no longer here.',
}

export const sendingPhotos = {
  sent: (sent: number, all: number): string => `Sent ${sent} of ${all}`,
  done: (all: number): string => (all === 1 ? 'The photo is sent.' : `All ${all} photos are sent.`),
  noLine: (sent: number, all: number, since: string): string => `Sent ${sent} of ${all}. No connection since ${since}.`,
  goesOn:
    'You can put the phone away, but keep this page open. The rest is sent by itself, even if you close the page and open it again. Where and when a photo was taken is removed before it leaves the phone.',
  savesAfterwards: 'The cart is saved once its photos are here. Press again to save it without them.',
  ended:
    'You’re signed out. The photos are waiting on this phone: sign in here, open this cart again, and they’re sent by themselves.',
  waiting: 'Waiting',
  sending: (percent: number): string => `Sending, ${percent}%`,
  removed: 'Photo removed.',
  cropped: 'The crop is saved.',
  undo: 'Undo',
  failed: 'That didn’t get through. Check your connection, then try again.',
}

export const scanWords = {
  scan: 'Scan',
  title: 'Scan the stock number',
  hold: 'Hold the barcode of the stock number in front of the camera.',
  refused:
    'The browser may not use the camera here. Tap the icon to the left of the address, allow the camera, and scan again. Or type the number.',
  noCamera: 'The camera can’t be used right now. Close other apps that use it, or type the number.',
  close: 'Close',
}
