import './save-or-compare.css'
import { use, useEffect, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/link.tsx'
import { AddressTown } from '../../towns/address-town.ts'
import { chosenCart, comparedCarts, compareHref } from '../saved-and-compared-carts.ts'
import type { CardVehicle } from '../vehicle.ts'
import { SaveButton } from './save-button.tsx'

export const compareFormId = 'compare'

type Props = { vehicle: Pick<CardVehicle, 'id' | 'name' | 'images'>; className?: string }

/** A native checkbox, because it can be checked before hydration. */
export function CompareBox({ vehicle, className }: Props) {
  const { id, name } = vehicle
  const box = useRef<HTMLInputElement>(null)
  const isChosen = comparedCarts.useHas(id)
  const [isRefused, setRefused] = useState(false)

  const take = () => {
    const isChecked = box.current?.checked === true
    const isAdded = !isChecked || comparedCarts.add(chosenCart(vehicle))
    if (!isChecked) comparedCarts.remove(id)
    if (box.current && !isAdded) box.current.checked = false
    setRefused(!isAdded)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was checked before hydration
  useEffect(() => {
    if (box.current?.checked) take()
  }, [])
  useEffect(() => {
    if (box.current) box.current.checked = isChosen
  }, [isChosen])

  return (
    <label className={classes('check', className)}>
      <input
        ref={box}
        type="checkbox"
        name="carts"
        value={id}
        form={compareFormId}
        aria-label={`Compare ${name}`}
        onChange={take}
        onBlur={() => setRefused(false)}
      />
      {isRefused ? <span role="alert">Four at most</span> : 'Compare'}
    </label>
  )
}

export function CartChoice({ vehicle }: Props) {
  const compared = comparedCarts.useAll()
  const town = use(AddressTown)
  return (
    <form className="cart-choice" id={compareFormId} action="/compare" aria-label="Compare">
      {town ? <input type="hidden" name="town" value={town} /> : null}
      <SaveButton vehicle={vehicle} />
      <CompareBox vehicle={vehicle} className="cart-choice__box" />
      {compared.length > 0 ? (
        <Link
          className="link"
          to={compareHref(
            compared.map(({ id }) => id),
            town,
          )}
        >
          See {compared.length === 1 ? 'it' : `all ${compared.length}`} side by side
        </Link>
      ) : (
        <button type="submit" className="link cart-choice__send">
          Open the comparison
        </button>
      )}
    </form>
  )
}
