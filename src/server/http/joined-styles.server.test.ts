import { expect, test } from 'vitest'
import { joinStyles } from './joined-styles.server.ts'
import { frameStylesheet } from './static-files.server.ts'

test('the build fails if it does not recognize a page’s links to style sheets or the name of the frame’s style sheet', async () => {
  await expect(joinStyles(['<head><link href="/assets/a.css" rel="stylesheet"></head>'], '/nowhere')).rejects.toThrow(
    /links to styles in another way/,
  )
  expect(frameStylesheet(['/assets/index-A1.js', '/assets/frame-B2.css'])).toBe('/assets/frame-B2.css')
  expect(() => frameStylesheet(['/assets/index-A1.js', '/assets/styles-B2.css'])).toThrow(/in another way/)
})
