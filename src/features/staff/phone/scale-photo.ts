const LONGEST_SIDE = 2400
const QUALITY = 0.85

/** Encoded again, so that place and time never leave the phone. A photo that the browser cannot decode is sent as it is. */
export async function scalePhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const drawing = canvas.getContext('2d')
  if (drawing) {
    drawing.imageSmoothingQuality = 'high'
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, canvas.width, canvas.height)
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  // Safari keeps the memory of a canvas otherwise.
  canvas.width = 0
  return scaled ?? file
}
