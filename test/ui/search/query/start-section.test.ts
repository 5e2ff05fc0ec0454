import { expect, it } from 'vitest'
import { ClearedError } from '../../../../contract/errors.ts'
import { createStartSection } from '../../../../ui/search/query/start-section.ts'

const offline = new ClearedError('offline', 'No network.')

/** A section whose requests the test answers, in their order. */
function sectionOf() {
  const asked: string[] = []
  const answers: {
    resolve: (found: string) => void
    reject: (error: Error) => void
  }[] = []
  const section = createStartSection<string, string>(about => {
    asked.push(about)
    return new Promise((resolve, reject) => {
      answers.push({ resolve, reject })
    })
  })
  return { ...section, asked, answers }
}

it('asks once for the same key', async () => {
  const { load, $section, asked, answers } = sectionOf()

  const first = load('a')
  void load('a')
  answers[0]?.resolve('found')
  await first
  await load('a')

  expect(asked).toEqual(['a'])
  expect($section.get()).toEqual({ state: 'ready', found: 'found' })
})

it('asks again after a failure', async () => {
  const { load, $section, answers } = sectionOf()
  const first = load('a')
  answers[0]?.reject(offline)
  await first
  const failed = $section.get()

  const second = load('a')
  const loading = $section.get()
  answers[1]?.resolve('found')
  await second

  expect(failed).toMatchObject({ state: 'failed', error: { code: 'offline' } })
  expect(loading).toEqual({ state: 'loading' })
  expect($section.get()).toEqual({ state: 'ready', found: 'found' })
})

it('keeps the old result visible when the new one fails to load', async () => {
  const { load, $section, answers } = sectionOf()
  const first = load('a')
  answers[0]?.resolve('found')
  await first

  const second = load('b')
  answers[1]?.reject(offline)
  await second

  expect($section.get()).toEqual({ state: 'ready', found: 'found' })
})

it('never replaces a newer result by an older one', async () => {
  const { load, $section, answers } = sectionOf()
  const first = load('a')
  const second = load('b')

  answers[1]?.resolve('newer')
  answers[0]?.resolve('older')
  await Promise.all([first, second])

  expect($section.get()).toEqual({ state: 'ready', found: 'newer' })
})

it('ignores the failure of an outdated request', async () => {
  const { load, $section, answers } = sectionOf()
  const first = load('a')
  const second = load('b')

  answers[0]?.reject(offline)
  answers[1]?.resolve('newer')
  await Promise.all([first, second])

  expect($section.get()).toEqual({ state: 'ready', found: 'newer' })
})
