const files = import.meta.glob<string>('./maps/*.svg', { query: '?raw', import: 'default' })

export const loadMapFile = async (name: string): Promise<string> => (await files[`./maps/${name}.svg`]?.()) ?? ''
