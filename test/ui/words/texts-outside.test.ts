import { readFile, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../dev/install.mjs'
import { findTexts } from './find-texts.ts'
import { stillToMove } from './still-to-move.ts'

const ui = join(root, 'ui')

async function filesWithTexts(): Promise<string[]> {
  const names = await readdir(ui, { recursive: true })
  const files = names
    .map(name => name.replaceAll(sep, '/'))
    .filter(name => /\.tsx?$/.test(name) && !name.startsWith('words/'))
  const found: string[] = []
  for (const file of files) {
    const source = await readFile(join(ui, file), 'utf8')
    if (findTexts(source).length) found.push(file)
  }
  return found.toSorted()
}

it('finds what a person would read', () => {
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

// What is new has its texts in ui/words; a file that is moved leaves the list.
it('has texts in ui/words alone, but for what is still to be moved', async () => {
  const files = await filesWithTexts()

  expect(files).toEqual(stillToMove)
})
