import './save-button.css'
import { Heart } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { chosenCart, savedCarts } from './chosen-carts.ts'
import type { CardVehicle } from './vehicle.ts'

type Props = { vehicle: Pick<CardVehicle, 'id' | 'name' | 'images'>; className?: string }

/** A heart that keeps a cart on the visitor's device. Shown once scripts run, since nothing else could keep it. */
export function SaveButton({ vehicle, className }: Props) {
  const { id, name } = vehicle
  const isSaved = savedCarts.useHas(id)
  return (
    <button
      type="button"
      className={classes('heart', className)}
      aria-label={`Save ${name}`}
      aria-pressed={isSaved}
      onClick={() => (isSaved ? savedCarts.remove(id) : savedCarts.add(chosenCart(vehicle)))}
    >
      <Heart className="icon" fill={isSaved ? 'currentColor' : 'none'} aria-hidden />
    </button>
  )
}
