/** `npm test -- browsers`: whether every script that browsers load can run in the oldest browsers in build/browser-floor.ts. */
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import es from 'eslint-plugin-es-x'
import { parse } from 'node-html-parser'
import { browserFloor } from '../build/browser-floor.ts'
import { currentBuild } from '../src/content/dealer/paths/build-paths.ts'

/** Features that some of these browsers lack, so scripts check for them before use. */
const lookedFor = [
  // Decides when a page hydrates or prefetches; a timer does so otherwise.
  'requestIdleCallback',
  // Trusted Types are a second line of defense.
  'trustedTypes',
  // web-vitals and prefetching use these to recognize special page loads and slow connections.
  'document.prerendering',
  'document.wasDiscarded',
  'navigator.connection',
  // Only staff's phones use these: alerts, bar codes, a short vibration.
  'Notification',
  'BarcodeDetector',
  'navigator.vibrate',
  // three.js checks for these. The router needs streams only for responses that the site does not send.
  'OffscreenCanvas',
  'OffscreenCanvas.getContext',
  'XRWebGLBinding',
  'TransformStream',
]

/** Methods that share their names with methods of arrays, zod and three.js. The browser tests run with these methods deleted. */
const sharedNames = [
  ...['every', 'filter', 'find', 'flatmap', 'foreach', 'map', 'reduce', 'some', 'toarray'].map(
    (name) => `iterator-prototype-${name}`,
  ),
  'set-prototype-union',
  'arraybuffer-prototype-transfer',
  // three.js checks for it.
  'float16array',
]

const simple = 'Literal, Identifier, UnaryExpression, NewExpression[arguments.length=0]'
const empty = 'ArrayExpression[elements.length=0], ObjectExpression[properties.length=0]'

const config: Linter.Config = {
  files: ['**/*.js'],
  plugins: { compat, 'es-x': es },
  linterOptions: { noInlineConfig: true },
  languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  settings: {
    browsers: Object.entries(browserFloor).map(([name, version]) => `${name} ${version}`),
    polyfills: lookedFor,
    'es-x': { aggressive: true },
  },
  rules: {
    ...es.configs['flat/restrict-to-es2022'].rules,
    ...Object.fromEntries(sharedNames.map((name) => [`es-x/no-${name}`, 'off'] as const)),
    'compat/compat': 'error',
    // Safari added these in 16.4, later than their edition of the standard.
    'es-x/no-regexp-lookbehind-assertions': 'error',
    'es-x/no-class-static-block': 'error',
    'no-restricted-syntax': [
      'error',
      {
        selector: `PropertyDefinition > .value:not(${simple}, ${empty})`,
        message: 'Safari 15 fails on some initializers of class fields (bug 236843): set the field in the constructor.',
      },
    ],
  },
}

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config, cwd: currentBuild })
const inline = new Set<string>()
for await (const file of glob('pages/*.html', { cwd: currentBuild }))
  for (const script of parse(await readFile(join(currentBuild, file), 'utf8')).querySelectorAll(
    'script:not([src], [type])',
  ))
    inline.add(script.textContent)
const scripts = [...inline].map((text, index) => ({ filePath: `inline-${index}.js`, text }))
for await (const filePath of glob('client/**/*.js', { cwd: currentBuild }))
  scripts.push({ filePath, text: await readFile(join(currentBuild, filePath), 'utf8') })

for (const { filePath, text } of scripts)
  for (const { messages } of await eslint.lintText(text, { filePath: join(currentBuild, filePath) }))
    for (const { line, column, message, ruleId } of messages) {
      process.exitCode = 1
      const around = text.split('\n')[line - 1]?.slice(Math.max(0, column - 41), column + 40)
      console.error(`${relative('.', filePath)}:${line}:${column} ${message} (${ruleId})\n  ${around}`)
    }
console.log(`${scripts.length} scripts checked against ${Object.entries(browserFloor).flat().join(' ')}`)
