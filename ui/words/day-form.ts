import { platform } from '../platform/platform.ts'
import { isDay, languageLocale } from './format.ts'
import { $language } from './language.ts'

type DayPart = 'day' | 'month' | 'year'

/** `05/03/2026` or `03.05.2026` for `2026-05-03`, as the reader writes it. */
export function dayInForm(day: string): string {
  return isDay(day) ? numericFormat().format(new Date(day)) : ''
}

/** The form, with letters in place of digits: `DD/MM/YYYY`. */
export function dayForm(letters: Record<DayPart, string>): string {
  return numericFormat()
    .formatToParts(0)
    .map(({ type, value }) => (isPart(type) ? letters[type] : value))
    .join('')
}

/**
 * `2026-05-03` for a day in the reader's form, or with the year first;
 * undefined for any other text. The signs between the numbers do not matter.
 */
export function parseDay(text: string): string | undefined {
  const numbers = text.normalize('NFKC').match(/\d+/g) ?? []
  const [first = ''] = numbers
  const order: DayPart[] =
    first.length === 4 ? ['year', 'month', 'day'] : orderOfForm()
  const part = (name: DayPart) => numbers[order.indexOf(name)] ?? ''
  const day = [
    part('year'),
    part('month').padStart(2, '0'),
    part('day').padStart(2, '0')
  ].join('-')
  return numbers.length === 3 && isDay(day) && isInCalendar(day)
    ? day
    : undefined
}

/** False for 30 February. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
  )
}

function orderOfForm(): DayPart[] {
  return numericFormat()
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart)
}

function isPart(type: string): type is DayPart {
  return type === 'day' || type === 'month' || type === 'year'
}

/** Of the reader's region, if the browser knows one for the language. */
function numericFormat(): Intl.DateTimeFormat {
  const language = $language.get()
  const ofRegion = platform().languages.find(
    one => one.toLowerCase().split('-')[0] === language
  )
  return new Intl.DateTimeFormat(ofRegion ?? languageLocale(), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC'
  })
}
