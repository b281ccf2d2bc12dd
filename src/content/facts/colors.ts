/** The brand's colors. build/build-colors.ts writes them for style sheets: `onDark2` as `--color-on-dark-2`. */
export const colors = {
  page: '#f6f3ea',
  tile: '#e9e4d4', // picture tiles, quiet panels
  tile2: '#ddd5be', // pressed tile, skeleton base
  card: '#fffdf8', // inputs, popovers, toasts
  inverse: '#0e2b21', // inverse sections, footer
  inverse2: '#163b2e', // raised on inverse
  link: '#1f5e47', // links, selected, success
  ink: '#10241c', // 14.7:1 on page
  ink2: '#3f5047', // 7.7:1 on page
  ink3: '#566459', // 5.6:1 on page, 4.9:1 on tile
  onDark: '#f6f3ea', // 13.7:1 on inverse
  onDark2: '#b5c4b4', // 8.3:1 on inverse
  accent: '#ffc52b', // the one accent: fill only, ink text 10.3:1
  accentHover: '#f0b000',
  danger: '#a3231b', // 6.7:1 on page
  dangerSoft: '#f8e6e1',
  successSoft: '#dfe8da',
  line: 'rgb(16 36 28 / 0.16)', // decorative hairline
  lineStrong: '#7c8a80', // control border, 3.3:1 on page
  lineDark: 'rgb(246 243 234 / 0.2)', // hairline on inverse
  focus: '#10241c',
  focusDark: '#ffc52b',
} as const
