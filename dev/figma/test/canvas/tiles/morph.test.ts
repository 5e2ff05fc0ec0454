import { expect, test } from 'vitest'
import { morph } from '../../../canvas/tiles/morph.ts'

function parse(html: string): Element {
  const holder = document.createElement('div')
  holder.innerHTML = `<section>${html}</section>`
  const root = holder.firstElementChild
  if (!root) throw new Error('nothing was parsed')
  return root
}

test.each([
  ['', '<g data-id="1"></g>'],
  ['<g data-id="1"></g>', ''],
  ['<g data-id="1">a</g><g data-id="2">b</g>', '<g data-id="2">c</g>'],
  [
    '<g data-id="1"></g><g data-id="2"></g><g data-id="3"></g>',
    '<g data-id="3"></g><g data-id="1"></g><g data-id="2"></g>'
  ],
  ['<g x="1" y="2"><p></p></g>', '<g y="3"><p>text</p><p></p></g>'],
  ['<i></i><b>x</b><i></i>', '<b>y</b><i z="1"></i>']
])('turns %s into %s', (before, after) => {
  const current = parse(before)

  morph(current, parse(after))

  expect(current.innerHTML).toBe(parse(after).innerHTML)
})

test('keeps the elements of layers that stay', () => {
  const current = parse('<g data-id="1"><image></image></g><g data-id="2"></g>')
  const image = current.querySelector('image')

  morph(
    current,
    parse('<g data-id="2"></g><g data-id="1" opacity="1"><image></image></g>')
  )

  expect(current.querySelector('image')).toBe(image)
})
