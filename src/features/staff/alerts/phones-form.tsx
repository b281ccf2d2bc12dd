import { phonesPage as copy } from '../../../content/words/staff.words.ts'
import { OneQuestion } from '../frame/one-question.tsx'

export const PhonesForm = ({ address, phones }: { address: string; phones: number }) => (
  <OneQuestion texts={[copy.text(phones)]}>
    {phones > 0 ? (
      <form method="post" action={address}>
        <button type="submit" className="btn desk-bad">
          {copy.button}
        </button>
      </form>
    ) : null}
  </OneQuestion>
)
