import { z } from 'zod'
import { latitude, longitude, text } from './value-schemas.ts'

const point = { latitude, longitude }
const lineKinds = ['highway', 'road', 'river'] as const

/** map.yaml: what the maps show besides towns, showrooms and counties. All of it is optional. */
export const map = z.strictObject({
  corners: z
    .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
    .optional()
    .describe('Of the map of the whole area; else it shows all towns and showrooms'),
  interactive: z
    .strictObject({ ...point, reach: z.number('write a number of degrees').positive() })
    .optional()
    .describe('Center of the interactive map, and the degrees from there to its edge'),
  sign: text.optional().describe('The path of an SVG, drawn around 0,0 within 8 units, on the marker of a showroom'),
  landmarks: z
    .array(
      z.strictObject({
        name: text,
        ...point,
        always: z.boolean('write true or false').default(false).describe('Named even where there is little room'),
      }),
    )
    .default([])
    .describe('Places for orientation'),
  townNames: z
    .boolean('write true or false')
    .default(true)
    .describe('Whether the map of the whole area names towns where there is room'),
  stateNames: z
    .array(z.strictObject({ name: text, ...point }))
    .optional()
    .describe('Where the names of states stand; else in their middle'),
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(lineKinds, `write one of ${lineKinds.join(', ')}`),
        name: text.optional().describe('The number printed on a road; county roads have none'),
        at: z.array(
          z
            .string('write latitude and longitude with a space between, such as 39.55 -75.06')
            .regex(/^\d+(?:\.\d+)? -\d+(?:\.\d+)?$/, 'write latitude and longitude, such as 39.55 -75.06'),
        ),
      }),
    )
    .default([])
    .describe('Roads and rivers, for orientation, with each bend'),
})
