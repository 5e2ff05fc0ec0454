import { expect, test } from 'vitest'
import { openCode, openPlugin } from '../open-plugin.ts'

const texts = {
  'of every length in UTF-8': 'aé€😀',
  'with half of a pair': 'a\ud83d b \ude00',
  'with a mark of byte order': '\ufeffa',
  'with a zero': 'a\0b',
  'that is empty': '',
  'as long as the HTML of a panel': '<p>ä</p>'.repeat(50_000)
}

test.each(Object.entries(texts))('carries text %s', async (_which, text) => {
  const plugin = await openPlugin()
  const codes = `const codes = []
    for (let i = 0; i < input.length; i += 1) codes.push(input.charCodeAt(i))`

  const inside = await plugin.run(`${codes}; return codes.join()`, text)
  const back = await plugin.run('return input', text)

  expect(inside).toBe(
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).join()
  )
  expect(back).toBe(text)
})

test('carries half of a pair in the code of a plugin', async () => {
  const { logs } = await openCode(`console.log('\ud83d'.charCodeAt(0))`)

  expect(logs.map(log => log.values)).toEqual([[0xd83d]])
})
