import './chosen-message-pictures.css'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { pictureProblems as words } from '../../content/words/lead-pictures.words.ts'
import {
  MAX_ATTACHED_BYTES,
  MAX_PICTURE_MEGABYTES,
  MAX_PICTURES_BYTES,
  MAX_PICTURES_MEGABYTES,
  MOST_PICTURES,
} from '../../domain/leads/pictures/message-picture-limits.ts'
import { scalePhoto } from '../../ui/scale-photo.ts'
import { waitForPictures } from './message-picture-scaling.ts'

type Props = {
  /** The input whose files are sent. */
  input: HTMLInputElement
  /** The files picked last. A phone may return one at a time, so they are added to the earlier ones. */
  picked: readonly File[]
}

export function ChosenPictures({ input, picked }: Props) {
  const [selection, setSelection] = useState<PictureSelection>()
  const { pictures, problem } = selection ?? { pictures: [], problem: undefined }
  useEffect(() => {
    const adding = scaledPictures(picked).then((added) => {
      // Synchronous, since sendContact() waits for the pictures and then reads them from the input.
      flushSync(() => setSelection((before) => withMore(before?.pictures ?? [], added)))
    })
    waitForPictures(adding)
  }, [picked])
  // Until the pictures are scaled, the input holds the original files, in case the form is sent without this script.
  useLayoutEffect(() => {
    if (!selection) return
    const transfer = new DataTransfer()
    for (const { file } of selection.pictures) transfer.items.add(file)
    input.files = transfer.files
  }, [input, selection])
  const remove = (picture: Picture) => {
    setSelection({ pictures: pictures.filter((one) => one !== picture), problem: undefined })
    input.focus()
  }
  return (
    <>
      {problem ? (
        <p className="error" role="alert">
          {problem}
        </p>
      ) : null}
      <ul className="chosen-pictures">
        {pictures.map((picture) => (
          <li key={picture.key}>
            <Preview file={picture.file} />
            <button type="button" aria-label={`Remove ${picture.file.name}`} onClick={() => remove(picture)}>
              <X className="icon" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img src={url} alt={file.name} width={112} height={84} />
}

/** The file to send. The key identifies the original file. */
type Picture = { key: string; file: File }
type PictureSelection = { pictures: readonly Picture[]; problem: string | undefined }

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
const total = (pictures: readonly Picture[]): number => pictures.reduce((sum, { file }) => sum + file.size, 0)

/** The key of the original by the key of its scaled file: a new topic's form starts with the previous form's scaled pictures, which must not be scaled again. */
const originals = new Map<string, string>()

/** Scales one picture at a time, since phones have little memory. */
async function scaledPictures(files: readonly File[]): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const file of files) {
    const original = originals.get(keyOf(file))
    pictures.push(original ? { key: original, file } : { key: keyOf(file), file: await scaled(file) })
  }
  return pictures
}

async function scaled(file: File): Promise<File> {
  const blob = await scalePhoto(file)
  if (blob === file) return file
  const { name, lastModified } = file
  const scaledFile = new File([blob], name, { type: blob.type, lastModified })
  originals.set(keyOf(scaledFile), keyOf(file))
  return scaledFile
}

/** Pictures beyond one of the limits are left out, and a message says which. */
function withMore(before: readonly Picture[], picked: readonly Picture[]): PictureSelection {
  const keys = new Set(before.map(({ key }) => key))
  const added = picked.filter(({ key }) => !keys.has(key))
  const isLarge = ({ file }: Picture) => file.size > MAX_ATTACHED_BYTES
  const large = added.find(isLarge)
  const all = [...before, ...added.filter((picture) => !isLarge(picture))]
  const pictures = all.slice(0, MOST_PICTURES)
  while (total(pictures) > MAX_PICTURES_BYTES) pictures.pop()
  if (large) return { pictures, problem: words.tooLarge(large.file.name, MAX_PICTURE_MEGABYTES) }
  if (all.length > MOST_PICTURES) return { pictures, problem: words.tooMany(MOST_PICTURES, all.length) }
  const tooMuch = pictures.length < all.length
  return { pictures, problem: tooMuch ? words.allTooLarge(MAX_PICTURES_MEGABYTES) : undefined }
}
