import { expect, test } from 'vitest'
import { checkSettings } from '../../page/check-settings.ts'

function check(query: string): void {
  checkSettings(new URLSearchParams(query))
}

test.each([
  '',
  'editor=dev&es=2017&seat=view&team=free&theme=dark&memory=64&running=2.5',
  'network=offline&frame=sandbox&sample=poster&start=no&user=A&document=b'
])('accepts %j', query => {
  expect(() => check(query)).not.toThrow()
})

test.each([
  ['es=2019', '"es=2019" says nothing: es is one of 2017, 2020, latest.'],
  ['editor=word', 'editor is one of figma, figjam, dev, slides, buzz.'],
  ['seat=q', 'seat is one of full, view.'],
  [
    'sample=nope',
    'sample is one of poster, landing-page, app, large, board, deck, campaign.'
  ],
  ['memory=-1', '"memory=-1" says nothing: memory is a number above 0.'],
  ['running=abc', 'running is a number above 0.'],
  ['running=Infinity', 'running is a number above 0.'],
  ['document=', 'document needs a name.'],
  ['sed=view', '"sed" means nothing here; known are editor, es, seat, team']
])('says what is wrong with %j', (query, words) => {
  expect(() => check(query)).toThrow(words)
})

test('says all mistakes at once', () => {
  expect(() => check('es=5&team=x')).toThrow(/es is one of .* team is one of/)
})
