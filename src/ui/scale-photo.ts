const LONGEST_SIDE = 2400
const QUALITY = 0.85
/** On a scale from 0 to 255. Browsers that resist fingerprinting change colors slightly or completely. */
const MAX_CHANGE = 2

/** Encodes the photo again, which leaves out its place and time. A photo that the browser can't decode, or whose colors it would change, is sent unchanged. */
export async function scalePhoto(file: File): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    // Turns a photo upright in every browser, unlike createImageBitmap.
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return (await scaleToBlob(picture)) ?? file
  } catch {
    return file
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function scaleToBlob(picture: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  const drawing = canvas.getContext('2d')
  if (!drawing || !keepsColors(drawing)) return null
  drawing.imageSmoothingQuality = 'high'
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  // Otherwise Safari keeps the canvas's memory.
  canvas.width = 0
  return blob
}

function keepsColors(drawing: CanvasRenderingContext2D): boolean {
  const color = [50, 100, 150]
  drawing.fillStyle = `rgb(${color})`
  drawing.fillRect(0, 0, 1, 1)
  const { data } = drawing.getImageData(0, 0, 1, 1)
  return color.every((value, index) => Math.abs(value - (data[index] ?? 0)) <= MAX_CHANGE)
}
