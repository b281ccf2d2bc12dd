import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkSvg } from './check-svg.ts'

const folder = mkdtempSync(join(tmpdir(), 'svg-'))
afterAll(() => rmSync(folder, { recursive: true }))

const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const problemsOf = (text: string) => {
  const file = join(folder, 'logo.svg')
  writeFileSync(file, text)
  return checkSvg(file).problems.map((problem) => problem.text)
}
const svg = (body: string, more = '') =>
  problemsOf(`<svg xmlns="http://www.w3.org/2000/svg" ${xlink} viewBox="0 0 4 2" ${more}>${body}</svg>`)

/** Each of the 20 steps refers to the next one twice, so a browser would draw the last element 2^20 times. */
const doubled = (step: (id: number, next: string) => string, last: string) =>
  Array.from({ length: 20 }, (_, id) => step(id, `s${id + 1}`)).join('') + last

describe('the check of an SVG file', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a namespace prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a script in its metadata', '<metadata><script>alert(1)</script></metadata>'],
    ['a style sheet', '<style>@import "https://evil.example/x.css"</style>'],
    ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
    ['an HTML element', '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'],
    ['an external picture', '<image href="https://evil.example/x.png"/>'],
    ['an embedded picture', '<image href="data:image/png;base64,AAAA"/>'],
    ['feImage', '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>'],
    ['a link', '<a href="https://evil.example"><path d="M0 0"/></a>'],
    ['an animation', '<path d="M0 0"><animate attributeName="href" to="javascript:alert(1)"/></path>'],
    ['a <set> element', '<path d="M0 0"><set attributeName="onload" to="alert(1)"/></path>'],
    ['an event listener', '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#x"/>'],
    ['an unknown element', '<x:y xmlns:x="urn:x"/>'],
    ['text', '<text>Larkway</text>'],
    ['a pattern', '<pattern id="p"><path d="M0 0"/></pattern>'],
    ['an event handler', '<path onload="alert(1)"/>'],
    ['an event handler in capitals', '<path ONLOAD="alert(1)"/>'],
    ['an event handler with a prefix', '<path xmlns:ev="http://www.w3.org/2001/xml-events" ev:onload="alert(1)"/>'],
    ['a base URL', '<g xml:base="https://evil.example/"><path fill="url(#a)"/></g>'],
    ['a use of an external file', '<use href="https://evil.example/a.svg#b"/>'],
    ['a use of an external file with xlink', '<use xlink:href="//evil.example/a.svg#b"/>'],
    ['a use of a data: URL', '<use href="data:image/svg+xml;base64,AAAA#x"/>'],
    ['a use of a javascript: URL', '<use href="javascript:alert(1)"/>'],
    ['an external gradient', '<linearGradient href="https://evil.example/a.svg#b"/>'],
    ['a link on a path', '<path href="#x"/>'],
    ['an external fill', '<path fill="url(https://evil.example/a.svg#b)"/>'],
    ['an external fill with spaces', '<path fill="url (  https://evil.example/a.svg#b )"/>'],
    ['a quoted external fill', `<path fill="url('https://evil.example/a.svg#b')"/>`],
    ['an external fill in capitals', '<path fill="URL(//evil.example/a.svg#b)"/>'],
    ['an external mask', '<path mask="url(https://evil.example/a.svg#b)"/>'],
    ['an external filter', '<path filter="url(https://evil.example/a.svg#b)"/>'],
    ['an external marker', '<path marker-end="url(a.svg#b)"/>'],
    ['an escaped url()', '<path style="fill:\\75rl(https://evil.example)"/>'],
    ['an escaped url() in an attribute', '<path fill="\\75rl(https://evil.example)"/>'],
    ['an image set', `<path style="mask:image-set('https://evil.example/x.png' 1x)"/>`],
    ['an image set in an attribute', `<path mask="image-set('https://evil.example/x.png' 1x)"/>`],
    ['a src() function', `<path style="fill:src('https://evil.example')"/>`],
    ['a cross-fade', '<path style="mask:cross-fade(url(#a), url(//evil.example))"/>'],
    ['an import in a style attribute', '<path style="fill:red;@import url(//evil.example)"/>'],
    ['a comment in a style attribute', '<path style="fill:u/**/rl(//evil.example)"/>'],
    ['a property that loads a file', '<path style="background:url(//evil.example)"/>'],
    ['a cursor', '<path style="cursor:url(//evil.example),auto"/>'],
    ['a behavior', '<path style="behavior:url(#x)"/>'],
    ['a variable', '<path style="--x:url(//evil.example);fill:var(--x)"/>'],
    ['a font', '<path style="src:url(//evil.example)"/>'],
    ['an element that uses itself', '<g id="a"><use href="#a"/></g>'],
    ['elements that use each other', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['a use within a use', '<path id="p"/><g id="a"><use href="#p"/></g><use href="#a"/>'],
    [
      'a million uses',
      doubled((id, next) => `<g id="s${id}"><use href="#${next}"/><use href="#${next}"/></g>`, '<rect id="s20"/>'),
    ],
    [
      'a million clips',
      doubled(
        (id, next) =>
          `<clipPath id="s${id}"><path clip-path="url(#${next})"/><path clip-path="url(#${next})"/></clipPath>`,
        '<clipPath id="s20"><path/></clipPath><path clip-path="url(#s0)"/>',
      ),
    ],
    ['a clip path that clips itself', '<clipPath id="a"><path clip-path="url(#a)"/></clipPath>'],
    ['many elements', '<path/>'.repeat(2000)],
    ['a broken tag', '<path'],
  ])('rejects %s', (_, body) => {
    expect(svg(body)).not.toEqual([])
    expect(svg(body)[0]).toMatch(/; \w/)
  })

  test.each([
    [
      'a document type',
      '<!DOCTYPE svg [<!ENTITY a "x">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&a;</svg>',
    ],
    [
      'an external style sheet',
      '<?xml-stylesheet href="https://evil.example/x.css"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    ],
    [
      'an encoding other than UTF-8',
      '<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    ],
    [
      'an SVG inside HTML',
      '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/></html>',
    ],
    ['an SVG without a namespace', '<svg viewBox="0 0 1 1"><path/></svg>'],
    ['an SVG without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an infinite size', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e999 1"/>'],
    ['an event handler on its root', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)"/>'],
    ['plain text', 'Larkway'],
  ])('rejects %s', (_, text) => {
    expect(problemsOf(text)).not.toEqual([])
  })
})

test.each([
  ['<style>.st0{fill:#123456}</style>', /<style> can’t stand in it; .*presentation attributes/],
  ['<text>Larkway</text>', /<text> can’t stand in it; turn text into paths/],
  ['<filter id="f"/>', /<filter> can’t stand in it; leave out shadows/],
  ['<image href="#x"/>', /<image> can’t stand in it; draw the picture/],
])('rejects %s, and says what to do in the drawing program', (body, says) => {
  expect(svg(body)[0]).toMatch(says)
})

test('reports the line of a problem', () => {
  const file = join(folder, 'lines.svg')
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2">\n<path/>\n<script/>\n</svg>')
  expect(checkSvg(file).problems).toEqual([expect.objectContaining({ line: 3 })])
})

describe('the check of logos as drawing programs save them', () => {
  test.each([
    [
      'Inkscape',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="48mm" height="24mm" viewBox="0 0 48 24" version="1.1" id="svg5" inkscape:version="1.3 (0e150ed)" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   ${xlink} xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <title id="title1">Larkway</title>
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="3.2"><inkscape:grid type="xygrid" id="grid1"/></sodipodi:namedview>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
  <defs id="defs2"><linearGradient inkscape:collect="always" id="g1"><stop style="stop-color:#00ff00;stop-opacity:1;" offset="0" id="s1"/></linearGradient>
  <linearGradient xlink:href="#g1" id="g2" x1="0" y1="0" x2="1" y2="1" gradientUnits="userSpaceOnUse"/></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(-3.2,4)">
    <path style="fill:url(#g2);fill-opacity:1;fill-rule:evenodd;stroke:#000000;stroke-width:0.26px;stroke-linecap:butt;font-variation-settings:normal;-inkscape-stroke:none" d="M 0,0 L 1,1 Z" id="path1" sodipodi:nodetypes="cccc"/>
  </g>
</svg>`,
    ],
    [
      'Illustrator, with presentation attributes',
      `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" ${xlink} x="0px" y="0px" viewBox="0 0 500 500" style="enable-background:new 0 0 500 500;" xml:space="preserve">
<g><path fill="#231F20" d="M1,1L2,2z"/><polygon fill="none" stroke="#000000" stroke-miterlimit="10" points="1,1 2,2 3,3 "/></g>
<g data-name="Layer 2"><rect x="1" width="3" height="4" fill="rgb(1, 2, 3)" opacity=".5"/></g>
</svg>`,
    ],
    [
      'Figma',
      `<svg width="120" height="40" viewBox="0 0 120 40" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)"><mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="120" height="40"><path d="M120 0H0V40H120V0Z" fill="white"/></mask>
<g mask="url(#mask0)"><path fill-rule="evenodd" clip-rule="evenodd" d="M1 1Z" fill="url(#paint0_linear)"/></g></g>
<defs><linearGradient id="paint0_linear" x1="0" y1="0" x2="1" y2="1" gradientUnits="userSpaceOnUse"><stop stop-color="#1F5E47"/><stop offset="1" stop-color="#1F5E47" stop-opacity="0"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="120" height="40" fill="white"/></clipPath></defs>
</svg>`,
    ],
    [
      'Sketch',
      `<svg width="24px" height="24px" viewBox="0 0 24 24" version="1.1" xmlns="http://www.w3.org/2000/svg" ${xlink}>
<title>logo</title><desc>Created with Sketch.</desc><defs><path d="M0 0" id="path-1"></path></defs>
<g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask>
<use id="Rectangle" fill="#D8D8D8" xlink:href="#path-1"></use><g mask="url(#mask-2)"><circle cx="1" cy="1" r="1"/></g></g></svg>`,
    ],
    [
      'a text editor, in one color, with a name for screen readers',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" role="img" aria-label="Larkway"><path d="M0 0" fill="currentColor" transform="rotate(45 1 1) scale(-1)"/></svg>',
    ],
    [
      'a program that fills a thousand paths with one gradient',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><defs><radialGradient id="g"><stop offset="0"/><stop offset="1"/></radialGradient></defs>${'<path fill="url(#g)"/>'.repeat(1000)}</svg>`,
    ],
  ])('accepts a logo from %s', (_, text) => {
    expect(problemsOf(text)).toEqual([])
  })
})
