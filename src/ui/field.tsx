type Frame = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  wide?: boolean
  /** Id of its form, if the field is outside it. */
  form?: string | undefined
}

const describedBy = ({ id, hint, error }: Frame): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

const frameClass = (wide = false): string => (wide ? 'field is-wide' : 'field')

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
  kind?: 'text' | 'date' | 'time' | 'email' | 'tel'
  capitals?: boolean
  /** Sets `data-scan`, for a script that reads bar codes. */
  scan?: boolean
  required?: boolean
  maxLength?: number
  list?: string
  placeholder?: string | undefined
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
    form,
    placeholder,
  } = props
  const input = (
    <input
      className="input"
      id={id}
      name={name}
      form={form}
      type={kind}
      placeholder={placeholder}
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
      {input}
      <Notes {...props} />
    </div>
  )
}

type AreaProps = Frame & { name: string; value: string; maxLength: number }

export function AreaField(props: AreaProps) {
  const { id, label, error, wide, form, name, value, maxLength } = props
  return (
    <div className={frameClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className="input"
        id={id}
        name={name}
        form={form}
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

/** Radio buttons, side by side where there is room. */
export function PickField(props: PickProps) {
  const { id, label, error, wide, form, name, value, options } = props
  return (
    <fieldset
      className={frameClass(wide)}
      aria-describedby={describedBy(props)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="legend">{label}</legend>
      <div className="desk-fields">
        {options.map((option, index) => (
          <label key={option.value} className="check">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              form={form}
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

type CheckProps = { name: string; value?: string; label: string; checked?: boolean }

export const CheckField = ({ name, value = 'yes', label, checked }: CheckProps) => (
  <label className="check">
    <input type="checkbox" name={name} value={value} defaultChecked={checked} />
    {label}
  </label>
)

export function SelectField(props: PickProps) {
  const { id, label, error, wide, name, value, options } = props
  return (
    <div className={frameClass(wide)}>
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Notes {...props} />
    </div>
  )
}
