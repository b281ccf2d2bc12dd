import { emptyFloor } from '../../content/words/empty-floor.words.ts'
import { PhoneButton } from './phone-link.tsx'

export function EmptyFloor() {
  return (
    <div>
      <p className="lede">{emptyFloor.text}</p>
      <div className="cta">
        <PhoneButton look="ink" />
      </div>
    </div>
  )
}
