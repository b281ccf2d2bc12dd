import './chosen-pictures.css'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  MAX_ATTACHED_BYTES,
  MAX_PICTURE_MEGABYTES,
  MAX_PICTURES_BYTES,
  MAX_PICTURES_MEGABYTES,
  MOST_PICTURES,
} from '../../leads/intake/picture-limits.ts'
import { pictureProblems as words } from '../../words/lead-pictures.ts'

type Props = {
  /** Holds what is sent. */
  input: HTMLInputElement
  /** The latest choice: phones give one picture at a time, so it adds to those before. */
  picked: readonly File[]
}

export function ChosenPictures({ input, picked }: Props) {
  const [{ files, problem }, setChosen] = useState<Chosen>({ files: [], problem: undefined })
  useEffect(() => setChosen((before) => withMore(before.files, picked)), [picked])
  useEffect(() => {
    const kept = new DataTransfer()
    for (const file of files) kept.items.add(file)
    input.files = kept.files
  }, [input, files])
  const remove = (file: File) => {
    setChosen({ files: files.filter((one) => one !== file), problem: undefined })
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
        {files.map((file) => (
          <li key={keyOf(file)}>
            <Preview file={file} />
            <button type="button" aria-label={`Remove ${file.name}`} onClick={() => remove(file)}>
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
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <img src={url} alt={file.name} width={112} height={84} />
}

type Chosen = { files: readonly File[]; problem: string | undefined }

const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
const total = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0)

/** Pictures beyond the limit are left out, and the sentence says so. */
function withMore(before: readonly File[], picked: readonly File[]): Chosen {
  const keys = new Set(before.map(keyOf))
  const added = picked.filter((file) => !keys.has(keyOf(file)))
  const large = added.find(({ size }) => size > MAX_ATTACHED_BYTES)
  const all = [...before, ...added.filter(({ size }) => size <= MAX_ATTACHED_BYTES)]
  const files = all.slice(0, MOST_PICTURES)
  while (total(files) > MAX_PICTURES_BYTES) files.pop()
  if (large) return { files, problem: words.tooLarge(large.name, MAX_PICTURE_MEGABYTES) }
  if (all.length > MOST_PICTURES) return { files, problem: words.tooMany(MOST_PICTURES, all.length) }
  const tooMuch = files.length < all.length
  return { files, problem: tooMuch ? words.allTooLarge(MAX_PICTURES_MEGABYTES) : undefined }
}
