import { createElement, type SVGProps } from 'react'

/** The shapes of an icon in a square of 24 units: elements of SVG with their attributes. */
type Shapes = readonly (readonly [element: string, attributes: object])[]

/** An icon of Lucide's as a component. The build puts it in the place of Lucide's own function (vite.config.ts), which draws the same. */
export function createIcon(shapes: Shapes) {
  const drawn = shapes.map(([element, attributes]) => createElement(element, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...drawn,
    )
}
