import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * A whole page of HTML.
 * @param {string} code
 * @param {string} css
 * @param {string} [shellFile] what is painted before the script runs
 */
export async function toPage(code, css, shellFile) {
  const page = await readFile(join(root, 'ui/index.html'), 'utf8')
  const shell = shellFile ? await readFile(join(root, shellFile), 'utf8') : ''
  return page
    .replace('<!-- style -->', () => styleOf(css))
    .replace('<!-- shell -->', () => shell)
    .replace('<!-- script -->', () => scriptOf(afterFirstPaint(code)))
}

/**
 * HTML that runs inside a page.
 * @param {string} code
 * @param {string} css
 */
export function toPart(code, css) {
  return (css && styleOf(css)) + scriptOf(code)
}

/** @param {string} css */
function styleOf(css) {
  return `<style>${css.replace(/<\/style/gi, '<\\/style')}</style>`
}

/** @param {string} code */
function scriptOf(code) {
  return `<script>${code.replace(/<\/script/gi, '<\\/script')}</script>`
}

/**
 * The page's own markup is painted before the script runs. A frame that is
 * not shown is not painted, so the script does not wait for ever.
 * @param {string} script
 */
function afterFirstPaint(script) {
  const start =
    'start=>{let run=()=>{let now=start;start=null;now&&now()};' +
    'requestAnimationFrame(()=>setTimeout(run));setTimeout(run,100)}'
  return `(${start})(()=>{${script}})`
}
