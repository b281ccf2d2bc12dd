import { createElement, type SVGProps } from 'react'

type Drawing = { node: readonly [tag: string, attributes: Record<string, string>][] }

/** Renders the same HTML as Lucide's own function, without its classes and without a kilobyte of options that the site does not use. vite.config.ts replaces that function with this one. */
export default function createIcon({ node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
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
      ...shapes,
    )
}
