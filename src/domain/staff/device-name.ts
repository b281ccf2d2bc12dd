const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** The order matters, since most browsers' user agents mention other browsers, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** 'iPhone, Safari', from a user agent. */
export function deviceName(userAgent: string): string {
  const parts = [systems, browsers].flatMap((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [])
  return parts.join(', ') || 'Unknown device'
}
