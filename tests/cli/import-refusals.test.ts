import { truncate } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'

describe.each(Object.entries(engines))('the import of a bad file on %s', (_name, open) => {
  const imports = importSetting(open)

  test('reports every bad row with line, column and reason, and imports none of the good rows', async () => {
    const text = [
      'id,name,brand,category,price,In Stock,aliases',
      'good-one,"Two\r\nlines",X,Y,1,yes,',
      'b,B,X,Y,12k,maybe,',
      '',
      'Bad Id,,X,Y,$5,yes,',
      'good-one,Again,X,Y,1,no,',
      'd,D,X',
      'e,E,X,Y,-3,yes,',
      'f,F,X,Y,3,yes,nomad',
      'g,G,X,Y,3,yes,h',
      'h,H,X,Y,3,yes,',
    ].join('\r\n')
    expect(await imports.refusalReasons(text)).toEqual([
      "4 price: '12k' is not a price; write 12995, 12,995.00 or $12,995, or leave it empty for 'call for price'",
      "4 inStock: 'maybe' is neither yes nor no",
      '6 id: use lower-case letters, digits and single dashes',
      '6 name: is empty',
      "7 id: 'good-one' is already in line 2",
      '8 : the line has too few cells: 3, and the header 7; a separator is missing',
      expect.stringMatching(/^9 price: '-3' is not a price/),
      "10 aliases: 'nomad' already leads to denago-nomad",
      "11 aliases: 'h' already leads to h",
      "12 id: 'h' already leads to g",
    ])
  })

  test.each([
    ['an unknown column', 'id,nmae\na,b\n', /^1 : unknown column 'nmae'; the columns are id, name/],
    ['a duplicate column', 'id,price,Price\na,1,2\n', /^1 : column price appears twice/],
    ['neither id nor name', 'price\n1\n', /^1 : there is no id or name column/],
    ['an open quotation mark', 'id,name\na,b\nc,"d\ne,f\n', /^3 : .*quotation mark/],
    ['a quotation mark inside a value', 'id,name\na,5" wheels\n', /^2 : .*quotation mark in the middle/],
    ['no content', '', /^1 : the file is empty/],
    ['a missing picture', 'id,images\ndenago-city,none.jpg\n', /^2 images: there is no file none.jpg/],
    ['a sign-in page', '\n<!DOCTYPE html>\n<html><body>Sign in</body></html>', /^1 : this is a web page, not a list/],
    [
      'columns from another system',
      'Make,Model,Stock,Moon\nX,Y,1,full\n',
      /^1 : unknown column 'Moon' in .*--map to say/,
    ],
    [
      'a specification named like a property of every object',
      'id,spec:constructor\ndenago-city,x\n',
      /^2 spec:constructor: a specification/,
    ],
    [
      'more columns than any format has',
      `id,${'spec:x,'.repeat(600)}\na\n`,
      /^1 : the file has 602 columns; the limit/,
    ],
  ])('rejects a file with %s, and says why', async (_what, content, says) => {
    expect(await imports.refusalReasons(content)).toEqual([expect.stringMatching(says)])
  })

  test.each([
    ['an object instead of an array', '{"id":"a"}', /^1 : the file must be an array/],
    ['a missing end', '[\n{"id":"denago-city"},\n{"id":"b"', /^3 : this is not valid JSON/],
    ['a trailing comma', '[\n{"id":"denago-city"},\n]', /^3 : this is not valid JSON/],
    ['a price in words', '[\n\n{"id":"denago-city",\n"price":"much"}]', /^3 price: must be a number/],
    [
      'a specification named like a property of every object',
      '[{"id":"denago-city","specifications":{"__proto__":"x"}}]',
      /^1 specifications: a/,
    ],
    ['a sign-in page', '<html>Sign in</html>', /^1 : this is a web page/],
    ['an unknown field', '[{"id":"denago-city","colour":"é"}]', /^1 : unknown: colour/],
  ])('rejects a JSON file with %s, and says why', async (_what, content, says) => {
    expect(await imports.refusalReasons(content, 'stock.json')).toEqual([expect.stringMatching(says)])
  })

  test.each([
    [
      'a vehicle of 20,000 values among others',
      `<rss>${'<item><id>1</id></item>'.repeat(3)}\n<item><id>2</id>${'<image_link>a</image_link>'.repeat(20_000)}</item></rss>`,
      /^2 : this vehicle has more than 500 values/,
    ],
    [
      'a different set of values for each vehicle',
      `<rss>${Array.from({ length: 300 }, (_, item) => `<item><a${item}>1</a${item}><b${item}>1</b${item}></item>`).join('')}</rss>`,
      /^1 : the file has 600 columns; the limit is 500/,
    ],
    [
      'deeply nested elements',
      `<rss><item>${'<a>'.repeat(60)}x${'</a>'.repeat(60)}</item></rss>`,
      /^1 : elements are more than 50 deep/,
    ],
  ])('rejects XML that has %s, and says why', async (_what, content, says) => {
    expect(await imports.refusalReasons(content, 'stock.xml')).toEqual([expect.stringMatching(says)])
  })

  test('rejects a file of more than 50 MB without reading it', async () => {
    const file = await imports.fileOf('id,name\n', 'stock.csv')
    await truncate(file, 50 * 1024 * 1024 + 1)
    expect(await imports.run(file)).toMatchObject({
      kind: 'refused',
      problems: [{ reason: 'the file is 51 MB; the limit is 50 MB' }],
    })
  })

  test('rejects any other kind of file, and says which format to save a spreadsheet in', async () => {
    const endings = '1 : the file name must end in .csv, .tsv, .txt, .xml or .json'
    expect(await imports.refusalReasons('x', 'stock.pdf')).toEqual([endings])
    expect(await imports.refusalReasons('x', 'stock.xlsx')).toEqual([
      `${endings}; this is a spreadsheet: open it and save it as CSV`,
    ])
  })
})
