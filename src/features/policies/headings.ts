import { Children, isValidElement, type ReactNode } from 'react'

export type Heading = { readonly id: string; readonly text: string }

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children)
      return typeof child === 'string' || typeof child === 'number' ? String(child) : ''
    })
    .join('')

/** A heading's text and anchor: 'Who sees it?' gets the id 'who-sees-it'. */
export function headingOf(children: ReactNode): Heading {
  const text = textOf(children)
  const id = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return { id, text }
}

/** The headings among a text's top-level elements, in order. */
export function headingsIn(text: ReactNode, isHeading: (type: unknown) => boolean): Heading[] {
  if (!isValidElement<{ children?: ReactNode }>(text)) return []
  return Children.toArray(text.props.children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && isHeading(child.type) ? [headingOf(child.props.children)] : [],
  )
}
