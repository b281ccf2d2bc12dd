import './town-chooser.css'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { townChooser as copy } from '../content/pages/town-chooser.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { AddressTown } from './address-town.ts'
import { findDeliveryTown } from './cart-delivery.ts'
import { keptTown, useTown } from './chosen-town.ts'
import { townOptions } from './town-options.tsx'

type Props = {
  action: string
  className?: string
  onChosen: (slug: string | undefined) => void
  children?: ReactNode
}

export const townChooserId = 'delivery-town'

/** A GET form to the page itself; with JavaScript the choice is also stored on the device. */
export function TownChooser({ action, className, onChosen, children }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const asked = findDeliveryTown(use(AddressTown))?.slug
  const slug = useTown()?.slug ?? ''

  const choose = (next: string) => {
    keptTown.set(next)
    onChosen(next || undefined)
  }
  useEffect(() => {
    if (asked) keptTown.set(asked)
  }, [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration
  useEffect(() => {
    const [option] = select.current?.selectedOptions ?? []
    if (option?.value && !option.defaultSelected) choose(option.value)
  }, [])
  useEffect(() => {
    if (select.current) select.current.value = slug
  }, [slug])

  return (
    <form className={classes('delivered', className)} action={action} method="get">
      <label htmlFor={townChooserId}>{copy.label}</label>
      <select
        ref={select}
        id={townChooserId}
        name="town"
        autoComplete="off"
        defaultValue={slug}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{copy.none}</option>
        {townOptions}
      </select>
      <Button type="submit" size="sm">
        {copy.submit}
      </Button>
      {children}
    </form>
  )
}
