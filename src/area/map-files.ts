const files = import.meta.glob<string>('./maps/*.svg', { query: '?raw', import: 'default' })

/** The drawing as a browser loads it; empty when there is none. */
export const loadMapFile = async (name: string): Promise<string> => (await files[`./maps/${name}.svg`]?.()) ?? ''
