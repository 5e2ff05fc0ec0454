import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

test('the runbook has a section for each alert, and none for another', () => {
  const text = read('../../operations/alerts.yml')
  const names = [...text.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const links = [...text.matchAll(/runbook: runbook\.md#(\S+)/g)]
  const headings = [...read('../../runbook.md').matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-')
  )

  expect(names).toHaveLength(7)
  expect(links.map(([, link]) => link)).toEqual(headings)
})
