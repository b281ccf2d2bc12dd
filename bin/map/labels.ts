export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
export type Point = readonly [x: number, y: number]

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Room around a point, for a dot that no label may cover. */
export const around = ([x, y]: Point, radius: number): Box => ({
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

export type Placed = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }

type Wish = { readonly text: string; readonly at: Point; readonly gap: number; readonly size: number }

/** Places labels one after another where nothing lies yet; `taken` grows. */
export function labelPlacer(frame: Box, taken: Box[]) {
  const spots = ({ text, at: [x, y], gap, size }: Wish) =>
    sides.map(({ anchor, dx, dy }) => {
      // Hanken Grotesk is about 0.55 of its size wide on average.
      const width = text.length * size * 0.55
      const left = anchor === 'start' ? x + gap : anchor === 'end' ? x - gap - width : x - width / 2
      const middle = y + dy * (gap + size / 2)
      const box = { left, right: left + width, top: middle - size * 0.6, bottom: middle + size * 0.6 }
      return { box, placed: { x: x + dx * gap, y: middle + size * 0.35, anchor } satisfies Placed }
    })
  const fits = (box: Box) =>
    box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom

  /** undefined when there is no room; `must` takes the first spot inside the frame even so. */
  return (wish: Wish, must = false): Placed | undefined => {
    const inside = spots(wish).filter(({ box }) => fits(box))
    const found =
      inside.find(({ box }) => !taken.some((other) => overlaps(box, other))) ?? (must ? inside[0] : undefined)
    if (found) taken.push(found.box)
    return found?.placed
  }
}
