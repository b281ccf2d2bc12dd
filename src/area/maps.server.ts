/** Drawn by build/build-map.ts. */
const drawings = import.meta.glob<string>('./maps/*.svg', { query: '?raw', import: 'default', eager: true })

export function drawingOf(name: string): string {
  const markup = drawings[`./maps/${name}.svg`]
  if (!markup) throw new Error(`src/area/maps has no ${name}.svg; run: node build/build-map.ts`)
  return markup
}
