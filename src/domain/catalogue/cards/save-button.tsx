import './save-button.css'
import { Heart } from 'lucide-react'
import { chosenCart, savedCarts } from '../saved-and-compared-carts.ts'
import type { CardVehicle } from '../vehicle.ts'

type Props = { vehicle: Pick<CardVehicle, 'id' | 'name' | 'images'> }

/** Hidden until scripts run, since saving needs them. */
export function SaveButton({ vehicle }: Props) {
  const { id, name } = vehicle
  const isSaved = savedCarts.useHas(id)
  return (
    <button
      type="button"
      className="heart"
      aria-label={`Save ${name}`}
      aria-pressed={isSaved}
      onClick={() => (isSaved ? savedCarts.remove(id) : savedCarts.add(chosenCart(vehicle)))}
    >
      <Heart className="icon" fill={isSaved ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}
