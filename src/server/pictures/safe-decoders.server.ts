import sharp from 'sharp'

// Import this file wherever pictures come from outside. It turns off sharp's decoders for all formats but those below, in the whole process. `sideEffects` in package.json keeps it in the build.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})
