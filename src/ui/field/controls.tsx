import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type Labelled, marksOf, Notes } from './field.tsx'

/** Turns autofill off unless a field asks for it, since staff type in what customers tell them. */
export const LineField = ({ id, label, hint, error, className, ...input }: Labelled & ComponentProps<'input'>) => (
  <Field {...{ id, label, hint, error, className }}>
    {(control) => <input type="text" autoComplete="off" {...control} {...input} />}
  </Field>
)

export const AreaField = ({ id, label, hint, error, className, ...area }: Labelled & ComponentProps<'textarea'>) => (
  <Field {...{ id, label, hint, error, className }}>{(control) => <textarea {...control} {...area} />}</Field>
)

type Options = { options: readonly { value: string; label: string }[] }

type SelectProps = Labelled & Options & ComponentProps<'select'>

export const SelectField = ({ id, label, hint, error, className, options, ...select }: SelectProps) => (
  <Field {...{ id, label, hint, error, className }}>
    {(control) => (
      <select {...control} {...select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)

type PickProps = Labelled & Options & { name: string; form?: string; defaultValue: string }

/** Radio buttons, side by side where there is room. */
export function PickField({ label, className, options, name, form, defaultValue, ...notes }: PickProps) {
  const { autoFocus, ...marks } = marksOf(notes)
  return (
    <fieldset className={classes('field', className)} {...marks}>
      <legend className="legend">{label}</legend>
      <div className="desk-fields">
        {options.map((option, index) => (
          <label key={option.value} className="check">
            <input
              type="radio"
              {...(index === 0 && { id: notes.id, autoFocus })}
              name={name}
              form={form}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Notes {...notes} />
    </fieldset>
  )
}

type CheckProps = { name: string; value?: string; label: string; defaultChecked?: boolean }

export const CheckField = ({ label, ...input }: CheckProps) => (
  <label className="check">
    <input type="checkbox" value="yes" {...input} />
    {label}
  </label>
)
