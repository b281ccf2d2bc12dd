import { lazy, Suspense, useEffect, useState } from 'react'
import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { contactPage } from '../../content/words/contact.words.ts'
import { picturesField } from '../../domain/leads/pictures/message-picture-limits.ts'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field/field.tsx'

const copy = contactPage.form.pictures
const id = `contact-${picturesField}`

const ChosenPictures = lazy(async () => ({ default: (await import('./chosen-message-pictures.tsx')).ChosenPictures }))

/** The input of the latest form. A change of topic renders a new form, which takes over the pictures as it does typed text (message-draft.ts). */
let latest: HTMLInputElement | undefined

const chosenBefore = (): File[] | undefined => (latest?.files?.length ? [...latest.files] : undefined)

type Props = {
  /** Shows the field for any interest. Otherwise contact-form.css shows it only for service and parts. */
  shown: boolean
  /** True if the server sent back a form that had pictures, which must be chosen again. */
  again: boolean | undefined
}

export function PicturesField({ shown, again = false }: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [picked, setPicked] = useState(chosenBefore)
  useEffect(() => {
    if (!input) return undefined
    latest = input
    const gone = new AbortController()
    // The form is reset after sending, and the visitor may come back to it with the Back button.
    input.form?.addEventListener('reset', () => setPicked(undefined), { signal: gone.signal })
    return () => gone.abort()
  }, [input])
  if (!offers.usedCarts && !offers.service && !offers.parts) return null
  return (
    <div className={classes('field', 'pictures', (shown || again || picked) && 'pictures--shown')}>
      <Field id={id} label={copy.label} {...(again ? { error: copy.again } : { hint: copy.hint })}>
        {(control) => (
          <input
            {...control}
            name={picturesField}
            type="file"
            multiple
            accept="image/*"
            ref={setInput}
            onChange={({ currentTarget: { files } }) => setPicked([...(files ?? [])])}
          />
        )}
      </Field>
      {picked && input ? (
        <Suspense fallback={null}>
          <ChosenPictures input={input} picked={picked} />
        </Suspense>
      ) : null}
    </div>
  )
}
