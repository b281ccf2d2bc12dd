import { lazy, Suspense, useRef, useState } from 'react'
import { offers } from '../../dealer/facts/offers.ts'
import { picturesField } from '../../leads/intake/picture-limits.ts'
import { classes } from '../../ui/classes.ts'
import { contactPage } from '../../words/contact.ts'

const copy = contactPage.form.pictures
const id = `contact-${picturesField}`

const ChosenPictures = lazy(async () => ({ default: (await import('./chosen-pictures.tsx')).ChosenPictures }))

type Props = {
  /** Whatever the interest. Otherwise contact-form.css shows it for service and parts. */
  shown: boolean
  /** The form came back, without the pictures. */
  again: boolean | undefined
}

export function PicturesField({ shown, again = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<readonly File[]>()
  if (!offers.usedCarts && !offers.service && !offers.parts) return null
  return (
    <div className={classes('field', 'pictures', (shown || again || picked) && 'pictures--shown')}>
      <label htmlFor={id}>{copy.label}</label>
      <input
        className="input"
        id={id}
        name={picturesField}
        type="file"
        multiple
        accept="image/*"
        ref={input}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget: { files } }) => setPicked([...(files ?? [])])}
      />
      <p className={again ? 'error' : 'hint'} id={`${id}-hint`}>
        {again ? copy.again : copy.hint}
      </p>
      {picked && input.current ? (
        <Suspense fallback={null}>
          <ChosenPictures input={input.current} picked={picked} />
        </Suspense>
      ) : null}
    </div>
  )
}
