import './town-chooser.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { townChooser as copy } from '../content/pages/town-chooser.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { servedTownOptions } from './served-town.functions.ts'
import { chooseTown, openTowns, showTown, useChosenTown } from './use-chosen-town.ts'

type Props = {
  /** Path of the page. */
  action: string
  /** Slug of the address. */
  asked: string | undefined
  className?: string
  /** Once a choice is kept on the device. @param slug undefined for none */
  onChosen: (slug: string | undefined) => void
  /** Hidden fields for what else the address holds, and what is said of the choice. */
  children?: ReactNode
}

export const townChooserId = 'delivery-town'

/**
 * A town to deliver to, chosen once for the whole site. A GET form to the page itself; with JavaScript the choice is also kept on
 * the device. The browser never gets the options as data: it keeps the server's, or fetches them for a page that it opens itself.
 */
export function TownChooser({ action, asked, className, onChosen, children }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  const chosen = useChosenTown()
  const [options] = useState(() => ({ __html: `<option value="">${copy.none}</option>${servedTownOptions(asked)}` }))

  const choose = (slug: string) =>
    chooseTown(slug).then(
      () => onChosen(slug || undefined),
      // The towns could not be fetched: the server answers the form.
      () => select.current?.form?.submit(),
    )
  useEffect(() => {
    if (asked) showTown(asked)
  }, [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration
  useEffect(() => {
    const [option] = select.current?.selectedOptions ?? []
    if (option?.value && !option.defaultSelected) void choose(option.value)
  }, [])
  useEffect(() => {
    const element = select.current
    if (!element) return
    const isFilled = element.options.length > 1
    if (isFilled && chosen !== undefined) element.value = chosen?.town.slug ?? ''
    if (!isFilled) {
      openTowns()
        .then(({ fillTowns }) => fillTowns(element))
        .catch((error: unknown) => console.warn(error))
    }
  }, [chosen])

  return (
    <form className={classes('delivered', className)} action={action} method="get">
      <label htmlFor={townChooserId}>{copy.label}</label>
      <select
        ref={select}
        id={townChooserId}
        name="town"
        autoComplete="off"
        onChange={(event) => void choose(event.target.value)}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names of our own list of towns
        dangerouslySetInnerHTML={options}
      />
      <Button type="submit" size="sm">
        {copy.submit}
      </Button>
      {children}
    </form>
  )
}
