/** The brand's colors. build/build-colors.ts writes them for style sheets: `onDark2` as `--color-on-dark-2`. */
export const colors = {
  paper: '#f6f3ea', // page
  sand: '#e9e4d4', // picture tiles, quiet panels
  sandDeep: '#ddd5be', // pressed tile, skeleton base
  card: '#fffdf8', // inputs, popovers, toasts
  evergreen: '#0e2b21', // inverse sections, footer
  evergreen2: '#163b2e', // raised on evergreen
  moss: '#1f5e47', // links, selected, success
  ink: '#10241c', // 14.7:1 on paper
  ink2: '#3f5047', // 7.7:1 on paper
  ink3: '#566459', // 5.6:1 on paper, 4.9:1 on sand
  onDark: '#f6f3ea', // 13.7:1 on evergreen
  onDark2: '#b5c4b4', // 8.3:1 on evergreen
  lark: '#ffc52b', // the one accent: fill only, ink text 10.3:1
  larkHover: '#f0b000',
  danger: '#a3231b', // 6.7:1 on paper
  dangerSoft: '#f8e6e1',
  successSoft: '#dfe8da',
  line: 'rgb(16 36 28 / 0.16)', // decorative hairline
  lineStrong: '#7c8a80', // control border, 3.3:1 on paper
  lineDark: 'rgb(246 243 234 / 0.2)', // hairline on evergreen
  focus: '#10241c',
  focusDark: '#ffc52b',
} as const
