import { emptyFloor } from '../../content/words/empty-floor.ts'
import { PhoneButton } from './phone.tsx'

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
