export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
export type Point = readonly [x: number, y: number]

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const boxAround = ([x, y]: Point, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
})

const sides = [
  { anchor: 'start', dx: 1, dy: 0 },
  { anchor: 'end', dx: -1, dy: 0 },
  { anchor: 'middle', dx: 0, dy: -1 },
  { anchor: 'middle', dx: 0, dy: 1 },
] as const

export type LabelPosition = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }

type Label = { readonly text: string; readonly at: Point; readonly gap: number; readonly size: number }

export function labelPlacer(frame: Box, occupiedBoxes: Box[]) {
  const positions = ({ text, at: [x, y], gap, size }: Label) =>
    sides.map(({ anchor, dx, dy }) => {
      // A letter of Hanken Grotesk is on average 0.55 times as wide as the font size.
      const width = text.length * size * 0.55
      const left = anchor === 'start' ? x + gap : anchor === 'end' ? x - gap - width : x - width / 2
      const middle = y + dy * (gap + size / 2)
      const box = { left, right: left + width, top: middle - size * 0.6, bottom: middle + size * 0.6 }
      return { box, position: { x: x + dx * gap, y: middle + size * 0.35, anchor } satisfies LabelPosition }
    })
  const fits = (box: Box) =>
    box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom

  /** Undefined when there is no room; a `required` label then covers something, provided that it fits into the frame. */
  return (label: Label, required = false): LabelPosition | undefined => {
    const inside = positions(label).filter(({ box }) => fits(box))
    const position =
      inside.find(({ box }) => !occupiedBoxes.some((other) => overlaps(box, other))) ??
      (required ? inside[0] : undefined)
    if (position) occupiedBoxes.push(position.box)
    return position?.position
  }
}
