import { Children, isValidElement, type ReactNode } from 'react'

export type Heading = { readonly id: string; readonly text: string }

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children)
      return typeof child === 'string' || typeof child === 'number' ? String(child) : ''
    })
    .join('')

/** 'Who sees it?' gets the id 'who-sees-it'. */
export function headingOf(children: ReactNode): Heading {
  const text = textOf(children)
  const id = text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return { id, text }
}

export function headingsIn(text: ReactNode, isHeading: (type: unknown) => boolean): Heading[] {
  if (!isValidElement<{ children?: ReactNode }>(text)) return []
  return Children.toArray(text.props.children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && isHeading(child.type) ? [headingOf(child.props.children)] : [],
  )
}
