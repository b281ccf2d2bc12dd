const files = import.meta.glob<string>('#generated/maps/*.svg', { query: '?raw', import: 'default' })

export async function loadMapFile(name: string): Promise<string> {
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}.svg`))
  return (file && (await files[file]?.())) ?? ''
}
