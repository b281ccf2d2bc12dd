import sharp from 'sharp'

// Imported wherever pictures come from outside: the library's decoders for all other formats go off in the whole process.
// `sideEffects` in package.json keeps it in the build.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})
