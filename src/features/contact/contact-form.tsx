import './contact-form.css'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { LoaderCircle } from 'lucide-react'
import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { page } from '../../content/addresses.ts'
import { contactPage } from '../../content/words/contact.words.ts'
import {
  elapsedField,
  type FieldErrors,
  type FormValues,
  honeypotField,
  interests,
  keyField,
  maxLengths,
  type OriginValues,
  originFields,
  type SubmissionField,
  submissionFields,
  type TextField,
} from '../../domain/leads/intake/submission-fields.ts'
import { Button } from '../../ui/button.tsx'
import { AreaField, LineField, SelectField } from '../../ui/field/controls.tsx'
import { Link } from '../../ui/link.tsx'
import { dropDraft, keepDraft, withDraft } from './message-draft.ts'
import { PicturesField } from './pictures-field.tsx'
import { usePreviousPage } from './use-previous-page.ts'

const labels: Record<SubmissionField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  interest: 'What can we help with?',
  message: 'Message',
}

const interestOptions = interests.map((value) => ({ value, label: contactPage.form.interests[value] }))

export type RejectedForm = { fields: FieldErrors; error: string; hadPictures: boolean }

type Props = {
  initial: FormValues
  origin: OriginValues
  /** From a form that was posted without JavaScript. */
  rejection: RejectedForm | undefined
  onFailure: (description: string) => void
}

export function ContactForm({ initial, origin, rejection, onFailure }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<FieldErrors>(rejection?.fields ?? {})
  const [sending, setSending] = useState(false)
  const attempt = useAttempt()
  const cameFrom = usePreviousPage()
  const [values, setValues] = useState(() => withDraft(initial))

  // The previous topic's form accepts input until this form replaces it, some time after this form was rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page renders a new form for new initial values
  useLayoutEffect(() => setValues(withDraft(initial)), [])

  // Focus moves to a new summary, so that a screen reader starts with the errors.
  useEffect(() => {
    if (Object.keys(fields).length > 0) summary.current?.focus()
  }, [fields])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const body = {
      ...(cameFrom && { page: cameFrom }),
      ...Object.fromEntries(new FormData(event.currentTarget)),
      ...attempt.fields(),
    }
    setSending(true)
    const result = await checkAndSend(body, event.currentTarget)
    setSending(false)
    if (result.ok) {
      setFields({})
      form.current?.reset()
      dropDraft()
      setValues(initial)
      attempt.renew()
      await navigate({ to: '/thank-you', search: { vehicle: origin.vehicle, missing: result.missing } })
      return
    }
    setFields(result.fields)
    if (result.sent) onFailure(result.error)
  }

  const field = (name: SubmissionField) => ({
    id: `contact-${name}`,
    label: labels[name],
    error: fields[name],
    name,
    defaultValue: values[name],
  })
  const text = (name: TextField) => ({ ...field(name), maxLength: maxLengths[name], required: true })
  return (
    <form
      className="form"
      ref={form}
      action="/contact"
      method="post"
      encType="multipart/form-data"
      noValidate
      onInput={(event) => keepDraft(initial, event.currentTarget)}
      onSubmit={submit}
    >
      <ErrorSummary summary={summary} fields={fields} error={rejection?.error} />
      <div className="form__columns">
        <div className="form__names">
          <LineField {...text('firstName')} type="text" autoComplete="given-name" />
          <LineField {...text('lastName')} type="text" autoComplete="family-name" />
        </div>
        <LineField {...text('email')} type="email" autoComplete="email" inputMode="email" />
        <LineField
          {...text('phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={`${contactPage.form.phoneHint}. ${contactPage.form.phoneConsent}`}
        />
      </div>
      <SelectField {...field('interest')} options={interestOptions} />
      <AreaField {...text('message')} rows={Math.max(6, values.message.split('\n').length + 2)} />
      <PicturesField shown={origin.topic === 'trade-in'} again={rejection?.hadPictures} />
      {originFields.map((name) =>
        origin[name] ? <input key={name} type="hidden" name={name} value={origin[name]} /> : null,
      )}
      <div className="honeypot sr-only" aria-hidden>
        <label>
          Leave this empty <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="cta">
        <Button type="submit" look="accent" disabled={sending}>
          {sending ? <LoaderCircle className="icon icon--spins" aria-hidden /> : null}
          {sending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
      <p className="hint">
        {contactPage.form.note} How we handle what you send is in the{' '}
        <Link to={page('privacy').path}>privacy policy</Link>.
      </p>
    </form>
  )
}

/** Loads the schema on the first submit, so that visitors who only read the page do not download it. */
async function checkAndSend(body: Record<string, unknown>, form: HTMLFormElement) {
  const [{ checkSubmission }, { sendContact }] = await Promise.all([
    import('../../domain/leads/intake/submission-schema.ts'),
    import('./send-contact.ts'),
  ])
  const check = checkSubmission(body)
  return check.ok ? { ...(await sendContact(body, form)), sent: true } : { ...check, sent: false }
}

/** The idempotency key and the time since the form was shown, known only to the browser. */
function useAttempt() {
  const router = useRouter()
  // The first page of a visit is shown long before its scripts arrive, and visitors may start on the form meanwhile, so the time is counted from the page's request.
  const [isFirstPage] = useState(() => {
    const before = router.state.resolvedLocation?.pathname
    return before === undefined || before === router.state.location.pathname
  })
  const attempt = useRef({ key: '', shownAt: 0 })
  const renew = useCallback(() => {
    attempt.current = { key: newKey(), shownAt: performance.now() }
  }, [])
  useEffect(() => {
    renew()
    if (isFirstPage) attempt.current.shownAt = 0
  }, [renew, isFirstPage])
  const fields = () => ({
    [keyField]: attempt.current.key,
    [elapsedField]: Math.round(performance.now() - attempt.current.shownAt),
  })
  return { fields, renew }
}

/** crypto.randomUUID needs a secure origin, which a trial site on a local network doesn't have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function ErrorSummary({
  summary,
  fields,
  error,
}: {
  summary: RefObject<HTMLDivElement | null>
  fields: FieldErrors
  error: string | undefined
}) {
  const wrong = submissionFields.filter((name) => fields[name])
  if (wrong.length === 0 && !error) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts too, so that it comes before the first wrong field
    <div className="error-summary" ref={summary} role="alert" tabIndex={-1} autoFocus>
      <h2>
        {wrong.length === 0
          ? error
          : wrong.length === 1
            ? 'One field needs another look'
            : `${wrong.length} fields need another look`}
      </h2>
      <p>
        {wrong.map((name) => (
          <a key={name} href={`#contact-${name}`}>
            {fields[name]}
          </a>
        ))}
      </p>
    </div>
  )
}
