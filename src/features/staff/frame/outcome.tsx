/** The result of an action, or the reason why nothing was done. */
export const Outcome = ({ done, problem }: { done?: string | undefined; problem?: string | undefined }) => (
  <>
    {done ? (
      <p className="desk-state desk-state--done" role="status">
        {done}
      </p>
    ) : null}
    {problem ? (
      <p className="desk-state desk-state--stop" role="alert">
        {problem}
      </p>
    ) : null}
  </>
)
