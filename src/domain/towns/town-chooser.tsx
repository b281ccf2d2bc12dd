import './town-chooser.css'
import { MapPin } from 'lucide-react'
import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { townChooser as copy } from '../../content/words/town-chooser.words.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { findDeliveryTown } from '../rentals/cart-delivery.ts'
import { AddressTown } from './address-town.ts'
import { keptTown, useTown } from './chosen-town.ts'
import { townOptions } from './town-options.tsx'

type Props = {
  action: string
  className?: string
  onChosen: (slug: string | undefined) => void
  children?: ReactNode
}

export const townChooserId = 'delivery-town'
const finderId = 'town-finder'

type Finder = ComponentType<{ current: string; onChosen: (slug: string) => void }>

/** A GET form to the page itself; with JavaScript the choice is also stored on the device. */
export function TownChooser({ action, className, onChosen, children }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [Finder, setFinder] = useState<Finder>()
  const addressSlug = findDeliveryTown(use(AddressTown))?.slug
  const slug = useTown()?.slug ?? ''

  const choose = (next: string) => {
    keptTown.set(next)
    onChosen(next || undefined)
  }
  useEffect(() => {
    if (addressSlug) keptTown.set(addressSlug)
  }, [addressSlug])
  useEffect(() => {
    const box = panel.current
    if (!box || !('popover' in box)) return
    const load = async () => {
      if (!box.matches(':popover-open')) return
      const { TownFinder } = await import('./town-finder.tsx')
      setFinder(() => TownFinder)
    }
    box.addEventListener('toggle', load)
    // A visitor may have opened the panel before the scripts loaded.
    void load()
    return () => box.removeEventListener('toggle', load)
  }, [])
  useEffect(() => {
    if (select.current) select.current.value = slug
  }, [slug])

  return (
    <form className={classes('delivered', className)} action={action} method="get">
      <label htmlFor={townChooserId}>{copy.label}</label>
      {/* Comes before the names of towns, so that their different widths don't move it. */}
      <button className="delivered__find" type="button" popoverTarget={finderId} title={copy.find}>
        <MapPin className="icon" aria-hidden />
        <span className="sr-only">{copy.find}</span>
      </button>
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
      <div ref={panel} className="town-finder" id={finderId} popover="auto" role="dialog" aria-label={copy.find}>
        {Finder ? (
          <Finder
            current={slug}
            onChosen={(next) => {
              choose(next)
              panel.current?.hidePopover()
            }}
          />
        ) : null}
        <button className="town-finder__close" type="button" popoverTarget={finderId} popoverTargetAction="hide">
          {copy.close}
        </button>
      </div>
      {children}
    </form>
  )
}
