import { lot as copy } from '../../words/lot.ts'

export const LotNote = ({ link, person, until }: { link: string; person: string; until: string }) => (
  <form className="wrap staff-note" method="post" action={`${link}/end`}>
    <p>{copy.owner(person, until)}</p>
    <button type="submit">{copy.endLinks}</button>
  </form>
)
