/** Drawn by build/build-map.ts. */
const files = import.meta.glob<string>('#generated/maps/*.svg', { query: '?raw', import: 'default', eager: true })

const drawings = new Map(Object.entries(files).map(([path, markup]) => [path.slice(path.lastIndexOf('/') + 1), markup]))

export function drawingOf(name: string): string {
  const markup = drawings.get(`${name}.svg`)
  if (!markup) throw new Error(`no map of ${name} has been drawn; run: node build/build-map.ts`)
  return markup
}
