const files = import.meta.glob<string>('./maps/*.svg', { query: '?raw', import: 'default' })

/** For the browser: fetches one drawing; an empty string when there is none. */
export const loadMapFile = async (name: string): Promise<string> => (await files[`./maps/${name}.svg`]?.()) ?? ''
