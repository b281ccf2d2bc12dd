import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { maxLengths, type SubmissionField, type TextField } from '../../domain/leads/intake/submission-fields.ts'

const labels: Record<SubmissionField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  interest: 'What can we help with?',
  message: 'Message',
}

type FieldProps = {
  id: string
  name: SubmissionField
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  required: boolean
}

/** `children` renders the control and spreads the props onto it. */
export function Field({
  name,
  error,
  hint,
  children,
}: {
  name: SubmissionField
  error: string | undefined
  hint?: string | undefined
  children: (props: FieldProps) => ReactNode
}) {
  const errorId = useId()
  const hintId = useId()
  const id = `contact-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{labels[name]}</label>
      {children({
        id,
        name,
        required: true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
      })}
      {hint ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={errorId}>
          <CircleAlert className="icon" aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  )
}

type TextInputProps = ComponentProps<'input'> & { name: TextField; error: string | undefined; hint?: string }

export const TextInput = ({ name, error, hint, ...input }: TextInputProps) => (
  <Field name={name} error={error} hint={hint}>
    {(props) => <input className="input" maxLength={maxLengths[name]} {...input} {...props} />}
  </Field>
)
