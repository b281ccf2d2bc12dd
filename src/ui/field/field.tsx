import './field.css'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type FieldNotes = { id: string; error?: string; hint?: string }
export type Labelled = FieldNotes & { label: string; className?: string }

const kinds = ['error', 'hint'] as const

/** Connects a control to its notes. On a served page, the browser focuses the first invalid control; on submit, scripts do. */
export const marksOf = (notes: FieldNotes) => ({
  ...(import.meta.env.SSR && { autoFocus: Boolean(notes.error) }),
  'aria-invalid': notes.error ? (true as const) : undefined,
  'aria-describedby': classes(...kinds.map((kind) => notes[kind] && `${notes.id}-${kind}`)) || undefined,
})

export const Notes = (notes: FieldNotes) =>
  kinds.map((kind) =>
    notes[kind] ? (
      <p key={kind} className={kind} id={`${notes.id}-${kind}`}>
        {kind === 'error' ? <CircleAlert className="icon" aria-hidden /> : null}
        {notes[kind]}
      </p>
    ) : null,
  )

const controlOf = (notes: FieldNotes) => ({ id: notes.id, className: 'input', ...marksOf(notes) })

type FieldProps = Labelled & {
  /** Renders the control and spreads the props onto it. */
  children: (control: ReturnType<typeof controlOf>) => ReactNode
}

export const Field = (field: FieldProps) => (
  <div className={classes('field', field.className)}>
    <label htmlFor={field.id}>{field.label}</label>
    {field.children(controlOf(field))}
    <Notes {...field} />
  </div>
)
