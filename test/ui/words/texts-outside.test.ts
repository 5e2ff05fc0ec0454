import { readFile, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../dev/install.mjs'
import { findTexts } from './find-texts.ts'
import { noWords } from './no-words.ts'

const ui = join(root, 'ui')

async function filesWithTexts(): Promise<string[]> {
  const names = await readdir(ui, { recursive: true })
  const files = names
    .map(name => name.replaceAll(sep, '/'))
    .filter(name => /\.tsx?$/.test(name) && !/\bwords[./]/.test(name))
  const found: string[] = []
  for (const file of files) {
    const source = await readFile(join(ui, file), 'utf8')
    if (findTexts(source).length) found.push(file)
  }
  return found.toSorted()
}

it('finds texts that people read', () => {
  const source = `
    import { x } from 'two words.ts'
    throw new RangeError('Not for people')
    showNotice('success', 'All went well.')
    export const View = ({ isOn, n }) => (
      <p class="first second" aria-label="all">
        <b data-kind="Bold">{isOn ? 'on' : \`\${n} off\`}</b>
        {n} left
      </p>
    )`

  const texts = findTexts(source)

  expect(texts).toEqual(['All went well.', 'all', 'on', ' off', ' left'])
})

it('keeps texts in words only', async () => {
  const files = await filesWithTexts()

  expect(files).toEqual(Object.keys(noWords))
})

it('has no words in styles', async () => {
  const names = await readdir(ui, { recursive: true })
  const found: string[] = []
  for (const name of names.filter(one => one.endsWith('.css'))) {
    const css = await readFile(join(ui, name), 'utf8')
    const shown = css.match(/\bcontent:[^;]*/g) ?? []
    if (shown.some(text => /'[^']*\p{L}/u.test(text))) found.push(name)
  }

  expect(found).toEqual([])
})
