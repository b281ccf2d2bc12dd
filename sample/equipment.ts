// Samples, like every figure here. VINs and serial numbers begin with SAMPLE.

export const everyCart = {
  chargingOutlet: '120 V household',
  cargoBed: false,
  towHitch: false,
  horn: true,
} as const

export const lowSpeedVehicle = {
  ...everyCart,
  streetLegal: 'Yes, once registered as a low-speed vehicle',
  lights: 'LED headlights, tail and brake lights, turn signals',
  mirrors: 'Left, right and inside',
  windshield: 'Folding, marked for road use',
} as const
