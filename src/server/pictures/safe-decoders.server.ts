import sharp from 'sharp'

// Import it wherever pictures come from outside. It turns off the library's decoders for all other formats in the whole process. `sideEffects` in package.json keeps it in the build.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})
