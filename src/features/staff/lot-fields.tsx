import type { ReactNode } from 'react'

type Frame = { id: string; label: string; hint?: string | undefined; error?: string | undefined; wide?: boolean }

const describedBy = ({ id, hint, error }: Frame): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

const frameClass = (wide = false): string => (wide ? 'staff-field staff-field--wide' : 'staff-field')

const Notes = ({ id, hint, error }: Frame) => (
  <>
    {error ? (
      <p className="error" id={`${id}-error`}>
        {error}
      </p>
    ) : null}
    {hint ? (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
  </>
)

type TextProps = Frame & {
  name: string
  value: string
  inputMode?: 'numeric' | 'decimal' | 'text'
  kind?: 'text' | 'date'
  capitals?: boolean
  /** Can be read from a bar code: src/features/staff/phone/scan.ts. */
  scan?: boolean
  required?: boolean
  maxLength?: number
  list?: string
  /** Shown in front of what is typed. */
  sign?: string
}

export function LineField(props: TextProps) {
  const {
    id,
    label,
    error,
    wide,
    name,
    value,
    inputMode,
    kind = 'text',
    capitals,
    scan,
    required,
    maxLength,
    list,
    sign,
  } = props
  const input = (
    <input
      className="input"
      id={id}
      name={name}
      type={kind}
      defaultValue={value}
      inputMode={inputMode}
      autoComplete="off"
      autoCapitalize={capitals ? 'characters' : undefined}
      spellCheck={capitals ? false : undefined}
      required={required}
      data-scan={scan ? 'fill' : undefined}
      maxLength={maxLength}
      list={list}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(props)}
    />
  )
  return (
    <div className={frameClass(wide)}>
      <label htmlFor={id}>{label}</label>
      {sign ? (
        <div className="staff-sign" data-sign={sign}>
          {input}
        </div>
      ) : (
        input
      )}
      <Notes {...props} />
    </div>
  )
}

type AreaProps = Frame & { name: string; value: string; maxLength: number }

export function AreaField(props: AreaProps) {
  const { id, label, error, wide, name, value, maxLength } = props
  return (
    <div className={frameClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className="input"
        id={id}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
      />
      <Notes {...props} />
    </div>
  )
}

type PickProps = Frame & { name: string; value: string; options: readonly { value: string; label: string }[] }

/** A choice of few, each as large as a thumb. */
export function PickField(props: PickProps) {
  const { id, label, error, wide, name, value, options } = props
  return (
    <fieldset
      className={frameClass(wide)}
      aria-describedby={describedBy(props)}
      aria-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      <div className="staff-pick">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Notes {...props} />
    </fieldset>
  )
}

/** A button that submits the form without scripts. */
export const PressForm = ({
  action,
  fields,
  children,
}: {
  action: string
  fields: Record<string, string>
  children: ReactNode
}) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
