import { signIn as copy } from '../../../content/words/staff-sign-in.words.ts'
import { signInPath } from '../../../domain/staff/staff-paths.ts'
import { PressForm } from '../frame/button-form.tsx'
import { OneQuestion } from '../frame/one-question.tsx'
import { ownPath } from './path-after-sign-in.ts'

/** A form that was sent after its session had ended. The sign-in pages pass it along, so that nothing typed is lost. */
export type KeptForm = {
  /** Path that the form was sent to. */
  action: string
  fields: URLSearchParams
}

/** Longer forms are not kept. When the characters are encoded once more, they take up to three times as many bytes. */
export const MOST_KEPT = 64 * 1024
export const MAX_KEPT_BYTES = 4 * MOST_KEPT

export const keptPath = signInPath('kept')

export function keptIn(form: URLSearchParams): KeptForm | undefined {
  const [action, typed] = [form.get('kept-action'), form.get('kept')]
  if (action === null || typed === null || ownPath(action) !== action) return undefined
  return { action, fields: new URLSearchParams(typed) }
}

const asFields = ({ action, fields }: KeptForm) => ({ 'kept-action': action, kept: String(fields) })

/** Hidden fields in the sign-in forms. */
export const KeptFields = ({ kept }: { kept: KeptForm | undefined }) =>
  kept
    ? Object.entries(asFields(kept)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))
    : null

/** For somebody who signs in elsewhere: with the link in the email, or with a passkey, whose script presses the button. */
export const SignedInElsewhere = ({ kept }: { kept: KeptForm | undefined }) =>
  kept ? (
    <PressForm action={keptPath} fields={asFields(kept)} id="kept">
      <p>{copy.kept.elsewhere}</p>
      <button type="submit" className="btn">
        {copy.kept.go}
      </button>
    </PressForm>
  ) : null

/** Another person may have signed in meanwhile, so the form is sent only when somebody presses the button. */
export function KeptPage({ action, fields }: KeptForm) {
  // Shows only values of several words, and so no ids or choices, and no values from before a change.
  const typed = [...fields].flatMap(([name, value]) =>
    !name.startsWith('was.') && /\s/.test(value.trim()) ? [value] : [],
  )
  return (
    <OneQuestion heading={copy.kept.title} texts={[copy.kept.text]}>
      {[...new Set(typed)].map((text) => (
        <p key={text} className="desk-quote desk-words">
          {text}
        </p>
      ))}
      <form method="post" action={action}>
        {[...fields].map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the page is rendered once
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="btn btn--accent">
          {copy.kept.send}
        </button>
      </form>
    </OneQuestion>
  )
}
