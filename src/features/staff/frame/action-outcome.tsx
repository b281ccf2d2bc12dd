import { leadButtons } from '../../../content/words/staff.words.ts'
import { PressForm } from './button-form.tsx'

export type Undo = { action: string; fields?: Readonly<Record<string, string | number>> }

type Props = { done?: string | undefined; problem?: string | undefined; undo?: Undo | undefined }

/** The result of an action, with Undo, or the reason why nothing was done. */
export const Outcome = ({ done, problem, undo }: Props) => (
  <>
    {done ? (
      <div className="desk-state desk-state--done" role="status">
        <p>{done}</p>
        {undo ? (
          <PressForm action={undo.action} fields={undo.fields ?? {}}>
            <button type="submit" className="btn">
              {leadButtons.undo.label}
            </button>
          </PressForm>
        ) : null}
      </div>
    ) : null}
    {problem ? (
      <p className="desk-state desk-state--stop" role="alert">
        {problem}
      </p>
    ) : null}
  </>
)
