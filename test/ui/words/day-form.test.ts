import { afterEach, beforeEach, expect, it } from 'vitest'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { applyLanguage } from '../../../ui/words/apply-language.ts'
import { dayForm, dayInForm, parseDay } from '../../../ui/words/day-form.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => void useQuietPlatform())
afterEach(() => applyLanguage([]))

const letters = { year: 'YYYY', month: 'MM', day: 'DD' }

function read(languages: readonly string[]): void {
  usePlatform({ ...platform(), languages })
  applyLanguage(languages)
}

it.each([
  [['en-US'], 'MM/DD/YYYY', '05/03/2026'],
  [['en-GB', 'en-US'], 'DD/MM/YYYY', '03/05/2026'],
  [['nl'], 'DD/MM/YYYY', '03/05/2026'],
  [['de-AT', 'en-US'], 'DD.MM.YYYY', '03.05.2026'],
  [['fr-CA'], 'YYYY-MM-DD', '2026-05-03'],
  [['es'], 'DD/MM/YYYY', '03/05/2026'],
  [['pt-BR'], 'DD/MM/YYYY', '03/05/2026'],
  [['ja'], 'YYYY/MM/DD', '2026/05/03']
])('writes a day as people of %j do', (languages, form, text) => {
  read(languages)

  expect(dayForm(letters)).toBe(form)
  expect(dayInForm('2026-05-03')).toBe(text)
  expect(parseDay(text)).toBe('2026-05-03')
})

it.each([
  '3.5.2026',
  '3 5 2026',
  ' 03-05-2026 ',
  '2026-05-03',
  '３/５/２０２６'
])('reads %j', text => {
  read(['de-DE'])

  expect(parseDay(text)).toBe('2026-05-03')
})

it.each([
  '',
  'soon',
  '3.5.26',
  '5.2026',
  '30.2.2026',
  '3.13.2026',
  '1.2.3.2026'
])('reads no day in %j', text => {
  read(['de-DE'])

  expect(parseDay(text)).toBeUndefined()
})

it('writes nothing for what is no day', () => {
  expect(dayInForm('')).toBe('')
  expect(dayInForm('soon')).toBe('')
})
